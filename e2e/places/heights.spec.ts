import { expect, test } from "../support/lasting-page.ts";

/** Heights of whole pages in px at 1440, 768 and 390, as designed; parking has the API's own words and the claims. */
const designed: Readonly<Record<string, readonly [number, number, number]>> = {
  "/services": [1505, 1876, 2483],
  "/services/6": [1099, 1377, 2013],
  "/shops?categories=all": [1518, 2292, 3476],
  "/shops/32": [958, 1349, 1723],
  "/search?q=%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D1%84%D0%BA%D0%B0": [1509, 1748, 2608],
  "/advertising": [1640, 2300, 3090],
  "/advertising/media-facades": [1343, 1883, 2062],
  "/advertising/solutions/1": [1415, 1990, 2465],
  "/parking": [1740, 2260, 2900],
  "/parking/residents": [1740, 2140, 2690],
  "/route": [1300, 2169, 2343],
  "/route/residents": [1290, 1953, 2122],
  "/about": [2000, 2690, 3500],
  "/contacts": [1014, 1171, 1482],
  "/vacancies": [994, 1212, 1828],
  "/news": [1006, 1559, 2143],
  "/agreement": [3893, 4901, 6648],
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
