import type { Page } from "playwright/test";
import { allPages } from "../../tests/support/proofs.ts";
import { expect, test } from "../support/running-site.ts";
import { countShifts, shiftOf } from "../support/shifts.ts";
import { openFolds } from "../support/text-faults.ts";

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
test.use({ pictures: ["/photo.jpg"] });
const tolerance = 0.1;
/** Pages that together contain every place of a picture. */
const pages = `
  /pavilions/1001 /arenda-ofisov?squareSize=l&floor=4 /news /news/1 /services/1 /shops /shops/1
  /advertising/media-facades /advertising/solutions/1 /parking`
  .trim()
  .split(/\s+/);

/**
 * The visible pictures with their rendered width and the computed width of `sizes`. Browsers choose the file by
 * `sizes`, and report that width as the natural one.
 */
const widths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img[sizes]")]
      .filter((image) => image.checkVisibility())
      .map((image) => ({
        sizes: image.sizes,
        rendered: image.getBoundingClientRect().width,
        promised: image.complete ? image.naturalWidth : 0,
      })),
  );

test("every picture is as wide as its sizes say, in every window", async ({ page }) => {
  const places = new Set<string>();
  for (const address of pages) {
    await page.goto(address);
    await openFolds(page);
    await page.evaluate(() => [...document.images].map((image) => image.setAttribute("loading", "eager")));
    for (const width of allPages ? [320, 390, 768, 1024, 1440] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = async () => {
        const all = await widths(page);
        for (const { sizes } of all) places.add(`${width}: ${sizes}`);
        return all.filter(({ rendered, promised }) => Math.abs(rendered / promised - 1) >= tolerance);
      };
      // The browser chooses the file some moments after the window has changed.
      await expect.poll(wrong, `${address} at ${width} px`).toEqual([]);
    }
  }
  expect(places.size).toBeGreaterThanOrEqual(5);
});

test("pictures of rows have a pixel and a half for each CSS pixel, at least", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const photo = page.locator(".row-photo").first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(160);
  expect((await photo.boundingBox())?.width).toBeLessThanOrEqual(106);
});

for (const width of allPages ? [390, 1440] : [390]) {
  test(`at ${width} px nothing moves when pictures arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let arrive = () => {};
    let fontsAreThere = Promise.resolve();
    await page.route("**/media/**", async (route) => {
      await fontsAreThere;
      await route.continue();
    });
    await countShifts(page);
    for (const address of pages) {
      fontsAreThere = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // A late font may move text too. This test measures pictures only.
      await page.evaluate(() => document.fonts.ready.then(() => delete document.documentElement.dataset.shift));
      arrive();
      await page.evaluate(async () => {
        const isSeen = (image: Element) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
        await Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
      });
      expect(await shiftOf(page), address).toBe(0);
    }
  });
}
