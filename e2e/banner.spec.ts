import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

const banner = (page: Page) => page.getByRole("dialog", { name: "Новости парка — в Телеграме" });
const card = (page: Page) => page.locator("main a[data-open-banner]").first();

/** A desktop, a phone in portrait and in landscape. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test.describe("The banner dialog without a set time", () => {
  test("opens from the messenger's card with full-size buttons, and remembers that it was closed", async ({ page }) => {
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await card(page).click();
      await expect(banner(page)).toBeVisible();
      const place = await banner(page).boundingBox();
      // Without a picture it is as wide as its words, but no less than specified.
      expect(place?.width).toBeGreaterThanOrEqual(Math.min(640, width - 64));
      expect(place?.width).toBeLessThanOrEqual(Math.min(1600, width));
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
      for (const button of await banner(page).locator("a, button").all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeLessThanOrEqual(80);
      }
      await banner(page).getByRole("button", { name: "Не сейчас" }).click();
      await expect(banner(page)).toBeHidden();
    }
    expect(Number(await page.evaluate(() => localStorage.getItem("bannerClosedAt")))).toBeGreaterThan(0);
  });
  test("leaves its button in the window under a tall picture", async ({ page }) => {
    for (const { width, height } of [{ width: 1920, height: 1080 }, ...windows]) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      // As `Picture` writes it. The stand-in's banners have no picture.
      await page.locator("#banner .modal-body").evaluate((body) => {
        const picture = Object.assign(new Image(4000, 3000), { className: "picture", alt: "", src: "/og/home.png" });
        body.prepend(picture);
        return picture.decode();
      });
      await card(page).click();
      await expect(banner(page).getByRole("link"), `at ${width}`).toBeInViewport({ ratio: 1 });
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
