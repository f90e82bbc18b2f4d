import { expect, test } from "../support/lasting-page.ts";

/** Heights of whole pages in px at 1440, 768 and 390, as designed; parking has the API's own words and the claims. */
const designed: Readonly<Record<string, readonly [number, number, number]>> = {
  "/services": [1885, 2762, 2780],
  "/services/6": [1396, 2118, 2695],
  "/shops?categories=all": [2678, 3940, 5615],
  "/shops/32": [1427, 1774, 2102],
  "/search?q=%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D1%84%D0%BA%D0%B0": [1725, 2006, 2722],
  "/advertising": [2139, 3083, 3642],
  "/advertising/media-facades": [1398, 1647, 2156],
  "/advertising/solutions/1": [2192, 2534, 3223],
  "/parking": [1414, 1935, 2023],
  "/parking/residents": [1459, 2010, 2171],
  "/route": [1766, 2538, 2681],
  "/route/residents": [1527, 2302, 2597],
  "/about": [1860, 2798, 3220],
  "/contacts": [1544, 2673, 3030],
  "/vacancies": [1453, 1933, 1943],
  "/news": [1206, 1516, 1798],
  "/agreement": [4751, 6649, 7544],
};
const widths = [1440, 768, 390] as const;
const tolerance = 1.15;

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
