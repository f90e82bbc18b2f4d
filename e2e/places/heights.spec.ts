import { expect, test } from "../support/lasting-page.ts";

/** The most px that a whole page takes, by the window's width; home.spec.ts and unit.spec.ts measure theirs. */
const heightsMax: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "/arenda-ofisov": { 1440: 2800, 390: 3400, 360: 3600 },
  "/arenda-skladov": { 1440: 1980, 390: 2560 },
  "/arenda-torgovih-pomesheniy": { 1440: 2440, 390: 3050 },
  "/about": { 1440: 1700, 390: 2700 },
  "/shops": { 1440: 2200, 390: 4400 },
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

test("a unit of a list takes no more than five lines on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/arenda-ofisov", "/arenda-skladov", "/arenda-torgovih-pomesheniy"]) {
    await page.goto(address);
    const lines = await page.locator(".row").evaluateAll((rows) =>
      rows.map((row) => {
        const range = document.createRange();
        const words = row.querySelectorAll(".row-link > :not(.visually-hidden), .row-more");
        const bottoms = [...words].flatMap((part) => {
          range.selectNodeContents(part);
          return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
        });
        return new Set(bottoms).size;
      }),
    );
    expect(Math.max(...lines), address).toBeGreaterThan(2);
    expect(Math.max(...lines), address).toBeLessThanOrEqual(5);
  }
});

test("promises, people and the office fill their rows on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const inRows = (selector: string) =>
    page.locator(selector).evaluateAll((items) => {
      const tops = Map.groupBy(items, (item) => item.getBoundingClientRect().top);
      return [...tops.values()].map((row) => row.length);
    });
  await page.goto("/about");
  expect(await inRows(".ways > *")).toEqual([2, 2, 2]);
  await page.goto("/contacts");
  expect(await inRows(".people > *")).toEqual([3]);
  expect(await inRows(".beside > *")).toEqual([2]);
});

test("what was chosen takes no more than three lines under a list's heading on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/arenda-ofisov?bodies=1&bodies=2&priceTo=300000");
  expect((await page.locator(".found").boundingBox())?.height).toBeLessThanOrEqual(100);
});
