import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";
import { usualWindows } from "./support/windows.ts";

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
  test("is as wide as its picture, at most 1600 px, with its button in the window", async ({ page }) => {
    await page.goto("/");
    await card(page).click();
    const picture = banner(page).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const [width, height, least] of [
      [1920, 1080, 1500],
      [1440, 900, 1200],
      [390, 844, 360],
      [844, 390, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await banner(page).boundingBox();
      expect(box?.width, `at ${width}`).toBeGreaterThanOrEqual(least);
      expect(box?.width, `at ${width}`).toBeLessThanOrEqual(Math.min(1600, width));
      await expect(banner(page).getByRole("link"), `at ${width}`).toBeInViewport({ ratio: 1 });
    }
  });
  test("leaves its button in the window under a tall picture, and is 640 px wide without one", async ({ page }) => {
    await page.goto("/");
    await card(page).click();
    await banner(page)
      .locator("img")
      .evaluate((image: HTMLImageElement) => {
        image.removeAttribute("srcset");
        image.width = 3000;
        image.height = 4000;
      });
    for (const size of usualWindows) {
      await page.setViewportSize(size);
      await expect(banner(page).getByRole("link"), `at ${size.width}`).toBeInViewport({ ratio: 1 });
    }
    await banner(page)
      .locator("img")
      .evaluate((image) => image.remove());
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await banner(page).boundingBox())?.width).toBeGreaterThanOrEqual(640);
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
