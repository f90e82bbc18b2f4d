import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { addressesOfKinds } from "./support/page-states.ts";
import { test as newTest } from "./support/running-site.ts";
import { countShifts, shiftOf } from "./support/shifts.ts";
import { outside } from "./support/spills.ts";
import { textFaults } from "./support/text-faults.ts";

test.use({ reducedMotion: "no-preference" });

const script = /\/main-.*\.js/;

test("a menu opened before the script comes keeps the page under it where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(script, (route) => route.abort());
  await page.goto("/about");
  await page.locator("#mobile-menu > summary").click();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html")).toHaveCSS("overflow", /hidden/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Widths and addresses whose lines break alike in the fonts and in their fallbacks. */
const lateFonts = [
  ["/arenda-ofisov", 1440],
  ["/arenda-skladov", 1440],
  ["/contacts", 1440],
  ["/pavilions/1001", 390],
  ["/", 390],
] as const;
for (const [address, width] of lateFonts)
  newTest(`fonts that come late move next to nothing of ${address} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await countShifts(page);
    const arrive = await hold(page, /\.woff2/);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("main")).toHaveAttribute("data-load", "done");
    // Two frames: the fallbacks are on the screen.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    arrive();
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
    expect(loaded).toContain("Manrope");
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

test.describe("Without script", () => {
  newTest.use({ javaScriptEnabled: false });
  newTest("pages show no button that would do nothing", async ({ page }) => {
    const pages = "/ /pavilions/1001 /compare?compare=1001&compare=1042 /arenda-ofisov /news /route";
    for (const address of pages.split(" ")) {
      await page.goto(address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator("button[type=button]").filter({ visible: true }), address).toHaveCount(0);
      }
    }
  });
  newTest("every kind of page is whole on a phone, a tablet and a desktop", async ({ page }) => {
    const faults: string[] = [];
    for (const address of addressesOfKinds) {
      await page.goto(address);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const found = [...(await outside(page)), ...(await textFaults(page))];
        faults.push(...found.map((fault) => `${address}, ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
