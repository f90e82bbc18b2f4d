import { expect, test } from "./support/running-site.ts";

test("the scheme leads from the park to a building, a floor and a unit", async ({ page }) => {
  await page.goto("/plan");
  await page.locator('main svg a[href*="body=4"]').first().click();
  await expect(page).toHaveURL(/body=4/);
  // Beside its drawing a building has a ladder of floors.
  await page.locator('main li a[href*="floor="]:visible').first().click();
  await expect(page).toHaveURL(/floor=/);
  // The floor has a horizontal and an upright drawing; one of them is visible.
  await page.locator('main svg a[href^="/pavilions/"]:visible').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("м²");
});

test("the search suggests during typing, works by keyboard, and its page finds the same", async ({ page }) => {
  await page.goto("/search");
  const field = page.locator('main input[name="q"], header input[name="q"]').first();
  await page.goto("/about");
  const header = page.locator("#site-search");
  if (!(await header.isVisible())) await page.getByRole("link", { name: "Поиск" }).click();
  const box = (await header.isVisible()) ? header : field;
  await box.fill("нотар");
  const suggestion = page.locator(".suggestions a").first();
  await expect(suggestion).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shops\/\d+|\/services\/\d+|\/search\?q=/);
  for (const query of ["jabc", "ОФИС", "101-10", "уборка помещений", "помещений уборка"]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    expect(
      await page.locator("main a[href^='/pavilions/'], main a[href^='/services/'], main a[href^='/arenda']").count(),
      query,
    ).toBeGreaterThan(0);
  }
});

test("visitors search and group shops, and filter news by type and page", async ({ page }) => {
  await page.goto("/shops?categories=residents");
  await expect(page.getByRole("status").first()).toContainText("30");
  await page.locator('main input[name="search"]').fill("ничего такого нет");
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("link", { name: /Сбросить/ }).first()).toBeVisible();
  await page.goto("/news");
  await page.getByRole("link", { name: "Акции" }).first().click();
  await expect(page).toHaveURL(/type=promo/);
});
