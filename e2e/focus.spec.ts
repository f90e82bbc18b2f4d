import type { Page } from "playwright/test";
import { focusedStop, type Stop } from "./support/focus-cover.ts";
import { pixelsOfFocus } from "./support/focus-pixels.ts";
import { expect, test } from "./support/lasting-page.ts";

const pages = [
  "/",
  "/arenda-ofisov",
  "/pavilions/1001",
  "/compare?compare=1001&compare=1042&compare=1070",
  "/podbor-ofisa",
  "/plan?body=4&floor=11",
  "/services",
  "/shops",
  "/advertising",
  "/advertising/solutions/1",
  "/about",
  "/contacts",
  "/news",
  "/privacy",
  "/search?q=офис",
  "/requests/rent?pavilionId=1001",
];
/** Those with a bar, a strip or a dialog of their own. */
const barred = /^\/(?:|arenda-ofisov|pavilions.*|compare.*|plan.*|advertising|search.*|requests.*)$/;
const stopsMax = 300;

/** Presses Tab until the focus leaves the page. `look` may take the focus away: the next press goes on from there. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab" = "Tab", look?: (stop: Stop) => Promise<string>) {
  const faults: string[] = [];
  for (let stops = 0; stops < stopsMax; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (!stop) return { stops, faults };
    const fault = stop.fault || ((await look?.(stop)) ?? "");
    if (fault) faults.push(`${stop.name}: ${fault}`);
  }
  throw new Error(`more than ${stopsMax} stops`);
}

test.describe("On a phone, under the cookie notice", () => {
  test.use({ viewport: { width: 390, height: 844 }, asksForCookies: true });
  for (const address of pages.filter((address) => barred.test(address)))
    test(`nothing covers what has the focus on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(".cookie-notice")).toBeVisible();
      const { stops, faults } = await tabThrough(page);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(15);
      expect((await tabThrough(page, "Shift+Tab")).faults).toEqual([]);
    });
});

/** Elements of one kind look alike: each worker looks at one. */
const known = new Set<string>();

for (const address of pages)
  test(`the focus is seen at every stop of ${address}`, async ({ page }) => {
    await page.goto(address);
    const { faults } = await tabThrough(page, "Tab", async (stop) => {
      if (known.has(stop.kind)) return "";
      known.add(stop.kind);
      const pixels = await pixelsOfFocus(page, stop);
      return pixels < stop.outlinePx ? `${pixels} pixels differ around ${Math.round(stop.outlinePx)} px` : "";
    });
    expect(faults).toEqual([]);
  });

for (const [address, places] of [
  ["/", [".logo", ".main-menu a"]],
  ["/arenda-ofisov", [".logo", ".pop > summary"]],
] as const)
  test(`the focus in a bar that stays in sight does not move the page ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    for (const place of places) {
      await page.locator(place).first().focus();
      expect(await page.evaluate(() => scrollY), place).toBe(900);
    }
  });
