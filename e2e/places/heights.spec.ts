import { expect, test } from "../support/lasting-page.ts";

/** The most px that a whole page takes, by the window's width, the cookie notice answered. */
const heightsMax: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "/": { 1440: 2100, 390: 2600 },
  "/arenda-ofisov": { 1440: 2500, 390: 3300, 360: 3500 },
  "/arenda-skladov": { 1440: 1760, 390: 2440 },
  "/arenda-torgovih-pomesheniy": { 1440: 2160, 390: 2920 },
  "/about": { 1440: 1560, 390: 2640 },
  "/shops": { 1440: 1260, 390: 2200 },
  "/pavilions/1064": { 1440: 1600, 390: 2300 },
  "/pavilions/1121": { 1440: 1600, 390: 2300 },
  "/pavilions/1133": { 1440: 1600, 390: 2300 },
};

for (const [address, heights] of Object.entries(heightsMax)) {
  test(`${address} is a page one can take in`, async ({ page }) => {
    await page.goto(address);
    for (const [width, most] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}
