import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

const banner = (page: Page) => page.getByRole("dialog", { name: "Новости парка — в Телеграме" });
const card = (page: Page) => page.locator("main a[data-open-banner]").first();

test.describe("The banner dialog", () => {
  test("opens from the messenger's card, and remembers that it was closed", async ({ page }) => {
    await page.goto("/");
    await card(page).click();
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole("button", { name: "Не сейчас" }).click();
    await expect(banner(page)).toBeHidden();
    expect(Number(await page.evaluate(() => localStorage.getItem("bannerClosedAt")))).toBeGreaterThan(0);
  });
  test("has the specified width, and leaves its button in the window under a tall picture", async ({ page }) => {
    const sizes = [
      { width: 1920, height: 1080 },
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    await page.goto("/");
    await card(page).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Without a picture it is as wide as its words, but no less than specified.
      expect((await banner(page).boundingBox())?.width).toBeGreaterThanOrEqual(Math.min(640, size.width - 64));
    }
    // As `Picture` writes it. The stand-in's banners have no picture.
    await page.locator("#banner .modal-body").evaluate((body) => {
      const picture = Object.assign(new Image(4000, 3000), { className: "picture", alt: "", src: "/og/home.png" });
      body.prepend(picture);
      return picture.decode();
    });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(banner(page).getByRole("link"), `at ${size.width}`).toBeInViewport({ ratio: 1 });
      expect((await banner(page).boundingBox())?.width).toBeLessThanOrEqual(1600);
    }
  });
  test("ignores clicks on the footer's messenger link", async ({ page }) => {
    await page.goto("/about");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Телеграм" });
    await page.route("https://t.me/**", (route) => route.fulfill({ body: "the messenger" }));
    await link.click();
    await expect(page).toHaveURL(/^https:\/\/t\.me\//);
  });
});

test.describe("The banner dialog with a set time", () => {
  // One worker, because each worker starts its own site.
  test.describe.configure({ mode: "default" });
  test.use({ env: { BANNER_AFTER_SECONDS: "30" } });
  test.beforeEach(({ page }) => page.clock.install());

  test("opens after that time, once a session", async ({ page }) => {
    await page.goto("/about");
    await page.clock.runFor(15_000);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(16_000);
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await page.clock.runFor(120_000);
    await expect(banner(page)).toBeHidden();
  });
  test("waits for the answer to the cookie notice", async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem("cookieNotice"));
    await page.goto("/about");
    await page.clock.runFor(120_000);
    await expect(banner(page)).toBeHidden();
    await page.getByRole("button", { name: "Принять" }).click();
    await page.clock.runFor(2_000);
    await expect(banner(page)).toBeVisible();
  });
  test("waits until an open dialog closes", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    const form = page.getByRole("dialog", { name: "Написать нам" });
    await expect(form).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(form).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
  test("stays closed on pages with a form, a filter, a list or a unit", async ({ page }) => {
    const pages = "/arenda-ofisov /pavilions/1001 /vacancies/1 /requests/callback /search?q=a /news /";
    for (const address of pages.split(" ")) {
      await page.goto(address);
      await page.clock.runFor(120_000);
      await expect(banner(page), address).toBeHidden();
    }
  });
});
