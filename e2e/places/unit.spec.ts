import type { Page } from "playwright/test";
import { writtenDay } from "../../tests/support/moment.ts";
import { allPages } from "../../tests/support/proofs.ts";
import { expect, test } from "../support/lasting-page.ts";
import { setLetters } from "../support/letters.ts";
import { usualWindows } from "../support/windows.ts";

const kinds = {
  office: "/pavilions/1064",
  team: "/pavilions/1077?people=35",
  promotion: "/pavilions/1040",
  small: "/pavilions/1001",
  wordy: "/pavilions/1129",
  "with most beside it": "/pavilions/1011",
  warehouse: "/pavilions/1121",
  shop: "/pavilions/1133",
  joined: "/pavilions/1040+1041",
  "three joined": "/pavilions/1123+1124+1125",
} as const;

/** Windows in px, and the most that a page may be high there without the site's footer. */
const windows = [
  { width: 1440, height: 900, high: 1640 },
  { width: 768, height: 1024, high: 2160 },
  { width: 390, height: 844, high: 2120 },
  { width: 844, height: 390, high: 1960 },
] as const;

const answers = [
  ".unit-head h1",
  ".card-price",
  ".card-answers .free",
  ".card-acts .button-primary",
  ".card-acts .call",
  ".card-more .mark",
];

const bottomOf = (page: Page, css: string) =>
  page
    .locator(css)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

/** The sample has those with the most on their first screen. */
const sampled = ["team", "promotion", "wordy", "warehouse", "three joined"];

for (const [kind, address] of Object.entries(kinds).filter(([name]) => allPages || sampled.includes(name)))
  test(`the first screen (${kind}) has picture, price, date, request, call and mark`, async ({ page }) => {
    await page.goto(address);
    for (const { width, height, high } of windows) {
      await page.setViewportSize({ width, height });
      const window = `${width} × ${height}`;
      for (const css of answers) expect(await bottomOf(page, css), `${css}, ${window}`).toBeLessThanOrEqual(height);
      const [picture, card] = await Promise.all(
        [".model-picture, .joined-plan", ".price-card"].map((css) => page.locator(css).first().boundingBox()),
      );
      if (!picture || !card) throw new Error("No picture or no price");
      expect(picture.y, window).toBeLessThan(height / 2);
      const apart = Math.max(card.x - picture.x - picture.width, card.y - picture.y - picture.height);
      expect(apart, `the picture lies over the price, ${window}`).toBeGreaterThanOrEqual(0);
      const pageHigh = await page.evaluate(() => {
        const foot = document.querySelector(".site-footer")?.getBoundingClientRect().height ?? 0;
        return document.documentElement.scrollHeight - foot;
      });
      expect(pageHigh, window).toBeLessThanOrEqual(high);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), window).toBe(width);
    }
    const words = await page.evaluate(() => document.querySelector("main")?.innerText.split(/\s+/).length ?? 0);
    expect(words).toBeLessThanOrEqual(270);
  });

/** Windows of all sorts, and the browser's default size of text in px. */
const reaches = [
  { width: 320, height: 256, text: 16 },
  { width: 390, height: 420, text: 16 },
  { width: 568, height: 320, text: 16 },
  { width: 375, height: 553, text: 20 },
  { width: 1024, height: 768, text: 32 },
  { width: 390, height: 844, text: 16 },
  { width: 768, height: 1024, text: 16 },
  { width: 1440, height: 900, text: 16 },
  { width: 1920, height: 1080, text: 16 },
] as const;

/** What a press on an element's middle meets. */
const isPressed = (page: Page, css: string) =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, css);

for (const { width, height, text } of reaches)
  test(`the request and a telephone stay in reach at ${width} × ${height}, text of ${text} px`, async ({ page }) => {
    await setLetters(page, text);
    await page.setViewportSize({ width, height });
    await page.goto("/pavilions/1016");
    const bar = page.locator(".offer-bar");
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.evaluate((share) => {
        const foot = document.querySelector(".site-footer")?.getBoundingClientRect().height ?? 0;
        window.scrollTo(0, share * (document.documentElement.scrollHeight - foot - window.innerHeight));
      }, part);
      const shown = await page.locator(".card-acts").evaluate((acts) => {
        const { top, bottom } = acts.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      });
      if (shown) continue;
      await expect(bar).toHaveClass(/shown/);
      await expect(bar).toBeInViewport();
      await expect.poll(() => isPressed(page, ".offer-bar .button-primary"), `${part}`).toBe(true);
      await expect.poll(() => isPressed(page, ".offer-bar .call"), `${part}`).toBe(true);
    }
    if (width >= 390 && height >= 553 && text === 16) {
      await page.locator(".near-offers").scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 10_000));
      await expect(bar).toContainText("107-04");
      await expect(bar).toContainText(/147\s420\s₽/);
      await expect(bar).toContainText(new RegExp(`С\\s${writtenDay.source}`));
    }
  });

const newcomer = test.extend({ asksForCookies: true });
newcomer("the bar never lies over the cookie notice", async ({ page }) => {
  const notice = page.locator(".cookie-notice");
  for (const { width, height, text } of reaches) {
    await setLetters(page, text);
    await page.setViewportSize({ width, height });
    await page.goto("/pavilions/1016");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(notice).toBeVisible();
    await expect(page.locator(".offer-bar"), `${width} × ${height}`).toBeHidden();
  }
  await notice.getByRole("button", { name: "Принять" }).click();
  await expect(page.locator(".offer-bar")).toBeVisible();
});

test("a rent of the first month stands with its condition in every window, also in a low one", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const promoted = page.locator("#results li, #results tr, #results article").filter({ hasText: "первый месяц" });
  const href = await promoted.first().locator('a[href^="/pavilions/"]').first().getAttribute("href");
  await page.goto(href ?? "");
  for (const { width, height } of usualWindows) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".sale"), `at ${width}×${height}`).toContainText("Первый месяц");
    await expect(page.locator(".sale small"), `at ${width}×${height}`).toBeVisible();
  }
});
