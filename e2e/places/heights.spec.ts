import { expect, test } from "../support/lasting-page.ts";

/** Heights of whole pages in px at 1440, 768 and 390 with the cookie notice. */
const designed: Readonly<Record<string, readonly [number, number, number]>> = {
  "/services": [1885, 2326, 2780],
  "/services/6": [1396, 2118, 2695],
  "/shops?categories=all": [2678, 3940, 5594],
  "/shops/32": [1427, 1774, 2102],
  "/search?q=%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D1%84%D0%BA%D0%B0": [1725, 2006, 2722],
  "/advertising": [2133, 2760, 3636],
  "/advertising/media-facades": [1398, 1647, 2156],
  "/advertising/solutions/1": [2192, 2534, 3223],
  "/parking": [1556, 2261, 2197],
  "/parking/residents": [1382, 1956, 2163],
  "/route": [1766, 2538, 2681],
  "/route/residents": [1449, 2223, 2567],
  "/about": [1860, 2749, 3220],
  "/contacts": [1299, 2181, 2367],
  "/vacancies": [1453, 1830, 1943],
  "/news": [1206, 1482, 1798],
  "/agreement": [4751, 6649, 7544],
};
const widths = [1440, 768, 390] as const;
const tolerance = 1.1;

for (const [address, heights] of Object.entries(designed)) {
  test(`${address} is as dense as it was designed`, async ({ page }) => {
    const faults: string[] = [];
    await page.goto(address);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const most = (heights[at] ?? 0) * tolerance;
      if (height > most) faults.push(`${width} px: ${height} of ${Math.round(most)}`);
    }
    expect(faults).toEqual([]);
  });
}
