import { expect, test } from "../support/lasting-page.ts";

test("two columns of a place end on one line, whoever comes and wherever he goes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ["/route", "/route?to=3&as=courier", "/route?to=8&as=truck", "/contacts"]) {
    await page.goto(address);
    const columns = page.locator("main :is(.place, .beside) > *");
    await expect(columns).toHaveCount(2);
    const bottoms = await columns.evaluateAll((all) =>
      all.map((column) => Math.round(column.lastElementChild?.getBoundingClientRect().bottom ?? 0)),
    );
    expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0)), address).toBeLessThanOrEqual(2);
  }
});

test("the choice of who comes follows the map on a phone, before the steps on foot", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/route");
  const tops = await page
    .locator(".park-plan, #who, #metro")
    .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, part.id] as const));
  expect(tops.sort(([a], [b]) => a - b).map(([, id]) => id)).toEqual(["", "who", "metro"]);
});
