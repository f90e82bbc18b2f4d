import { expect, test } from "./support/lasting-page.ts";

/**
 * Where the first row begins and how many whole rows the first screen shows. Source: the table of the lists' design,
 * within 10 %.
 */
const tenth = 1.1;
const lists: Record<string, [window: string, firstRow: number, rows: number][]> = {
  "/arenda-ofisov": [
    ["1440×900", 298, 11],
    ["1280×800", 298, 9],
    ["768×1024", 418, 10],
    ["390×844", 390, 5],
    ["844×390", 229, 3],
  ],
  "/arenda-skladov": [
    ["1440×900", 352, 9],
    ["1280×800", 352, 6],
    ["768×1024", 419, 6],
    ["390×844", 462, 3],
    ["844×390", 255, 1],
  ],
  "/arenda-torgovih-pomesheniy": [
    ["1440×900", 359, 7],
    ["1280×800", 385, 6],
    ["768×1024", 511, 5],
    ["390×844", 471, 3],
    ["844×390", 288, 1],
  ],
};
const pageMax: Record<string, number> = { "1440×900": 3000, "390×844": 5000 };

for (const [address, measures] of Object.entries(lists))
  test(`${address} begins high and shows its rows on the first screen of every window`, async ({ page }) => {
    await page.goto(address);
    for (const [window, firstRow, rows] of measures) {
      const [width = 0, height = 0] = window.split("×").map(Number);
      await page.setViewportSize({ width, height });
      const measured = await page.evaluate(() => {
        const all = [...document.querySelectorAll(".ledger > li:not(.heads)")].map((row) =>
          row.getBoundingClientRect(),
        );
        return {
          first: all[0]?.top ?? Number.POSITIVE_INFINITY,
          whole: all.filter(({ bottom }) => bottom <= innerHeight).length,
          page: document.documentElement.scrollHeight,
        };
      });
      expect(measured.first, window).toBeLessThanOrEqual(firstRow * tenth);
      expect(measured.whole, window).toBeGreaterThanOrEqual(Math.floor(rows / tenth));
      if (address === "/arenda-ofisov") expect(measured.page).toBeLessThanOrEqual(pageMax[window] ?? Infinity);
    }
  });
