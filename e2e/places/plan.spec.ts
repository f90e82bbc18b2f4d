import { expect, test } from "../support/lasting-page.ts";

/** A chosen floor of a tower: heights of the design, px. */
const windows = [
  { width: 1440, height: 900, floorsMax: 490, firstMax: 310 },
  { width: 768, height: 1024, floorsMax: 440, firstMax: 310 },
  { width: 390, height: 844, floorsMax: 540, firstMax: 400 },
  { width: 844, height: 390, floorsMax: 440, firstMax: 275 },
];

test("the plan of a floor is neither cut nor blown up in each window", async ({ page }) => {
  await page.goto("/plan?body=4&floor=7");
  for (const { width, height, floorsMax, firstMax } of windows) {
    await page.setViewportSize({ width, height });
    const measured = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const cut = [...document.querySelectorAll("main *")].filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible",
      );
      return {
        floors: box(".plan-floors")?.height ?? 0,
        lines: [...document.querySelectorAll(".floor-lines a")].map((line) => line.getBoundingClientRect().height),
        first: Math.min(box(".plan-floors")?.top ?? 0, box("#floor")?.top ?? 0),
        wider: document.documentElement.scrollWidth - innerWidth,
        switchFirst: (box(".building-switch")?.bottom ?? 0) <= (box("h1")?.top ?? 0),
        cut: cut.map(({ className }) => String(className)).filter((name) => !name.includes("visually-hidden")),
      };
    });
    const window = `${width}×${height}`;
    expect(measured.floors, window).toBeLessThanOrEqual(floorsMax);
    expect(measured.first, window).toBeLessThanOrEqual(firstMax);
    expect(measured.wider, window).toBe(0);
    expect(measured.switchFirst, window).toBe(true);
    expect(measured.cut, window).toEqual([]);
    expect(Math.min(...measured.lines), window).toBeGreaterThanOrEqual(24);
    expect(Math.max(...measured.lines), window).toBeLessThanOrEqual(30);
  }
});

test("on a phone the floor comes before the floors, and each unit has its area, date, rent and rate", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plan?body=4&floor=7");
  const [floor, floors] = [
    await page.locator(".floor-upright").boundingBox(),
    await page.locator(".floor-lines").boundingBox(),
  ];
  expect(floor?.y).toBeLessThan(floors?.y ?? 0);
  await expect(page.locator(".floor-upright a").first()).toHaveText(/м²\s·\s(?:сейчас|с\s).*₽\s·\s.*₽\/м²/);
  await page.locator(".floor-lines a").nth(3).click();
  await expect(page).toHaveURL(/floor=11/);
});
