import { expect, test } from "../support/lasting-page.ts";

test("on a phone the floor comes first, each unit in a row for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plan?body=4&floor=7");
  const [floor, floors] = [
    await page.locator(".floor-drawing").boundingBox(),
    await page.locator(".floor-lines").boundingBox(),
  ];
  expect(floor?.y).toBeLessThan(floors?.y ?? 0);
  const rows = page.locator("#floor tbody tr");
  await expect(rows.first()).toHaveText(/^407-02184,8452\s760\s₽2\s450\s₽.*Сейчас$/);
  const [row] = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(row.height).toBeGreaterThanOrEqual(44);
  expect(row.right, "the table needs no scrolling").toBeLessThanOrEqual(390);
  const lines = page.locator(".floor-lines a");
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.min(...heights), "a target for a finger").toBeGreaterThanOrEqual(24);
  await lines.nth(3).click();
  await expect(page).toHaveURL(/floor=11/);
});
