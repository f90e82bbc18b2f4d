import { expect, test } from "../support/lasting-page.ts";

test("on a phone the floor comes first, and each unit has its area, date, rent and rate", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plan?body=4&floor=7");
  const [floor, floors] = [
    await page.locator(".floor-upright").boundingBox(),
    await page.locator(".floor-lines").boundingBox(),
  ];
  expect(floor?.y).toBeLessThan(floors?.y ?? 0);
  await expect(page.locator(".floor-upright a").first()).toHaveText(/м²\s·\s(?:сейчас|с\s).*₽\s·\s.*₽\/м²/);
  const lines = page.locator(".floor-lines a");
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.min(...heights), "a target for a finger").toBeGreaterThanOrEqual(24);
  await lines.nth(3).click();
  await expect(page).toHaveURL(/floor=11/);
});
