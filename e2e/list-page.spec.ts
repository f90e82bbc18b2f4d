import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { count, open, settled, units } from "./support/unit-list.ts";

test("filters act at once: the count, the cards and the address follow, and the focus stays", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await expect(count(page)).toContainText("112");
  await open(page, "bodies");
  const box = page.locator('[name=bodies][value="4"]');
  await box.check();
  await expect(page).toHaveURL(/\?bodies=4$/);
  await expect(count(page)).not.toContainText("112");
  await expect(box).toBeFocused();
  await expect(page.locator("#pop-bodies")).toHaveAttribute("open");
  await expect(page.getByRole("status").filter({ hasText: "Найдено" })).toHaveText(/^Найдено: 27\s/);
  await settled(page);
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  await expect(page.locator("main")).toHaveAttribute("data-loaded-at", /^\d{4}-\d\d-\d\dT/);
  await page.locator('[name=bodies][value="3"]').check();
  await expect(page).toHaveURL(/bodies=3&bodies=4|bodies=4&bodies=3/);
  await page.locator('[name=bodies][value="4"]').uncheck();
  await expect(page).toHaveURL(/\?bodies=3$/);
});

test("a swap and Back keep opened parts and the list's place in the window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/arenda-ofisov");
  const fold = page.locator('#results .same[id^="kind-4-"]').first();
  const id = (await fold.getAttribute("id")) ?? "";
  await fold.locator("summary").click();
  await page.evaluate(() => scrollTo(0, 500));
  const stood = () => page.evaluate(() => Math.round(scrollY));
  expect(await stood()).toBe(500);
  const listTop = () => page.locator("#results").evaluate((list) => Math.round(list.getBoundingClientRect().top));
  const before = await listTop();
  await page.locator("#building-4").click();
  await expect(page).toHaveURL(/\?bodies=4$/);
  await settled(page);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("open");
  // The line of conditions appeared above the list.
  await expect.poll(listTop).toBe(before);
  await page.goBack();
  await expect(count(page)).toContainText("112");
  await settled(page);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("open");
  await expect.poll(stood).toBe(500);
});

test("'Показать ещё' adds the next rows, gives them the focus and keeps them at a reload", async ({ page }) => {
  await page.goto("/arenda-ofisov?limit=20");
  const before = await units(page).count();
  await page.getByRole("link", { name: /Показать ещё/ }).click();
  await expect.poll(() => units(page).count()).toBe(112);
  expect(before).toBeLessThan(112);
  await expect(page).toHaveURL(/\/arenda-ofisov\?limit=40$/);
  await expect(page.locator(".ledger > li").nth(20)).toBeFocused();
  await page.reload();
  expect(await units(page).count()).toBe(112);
});

test.describe("Without script", () => {
  newTest.use({ javaScriptEnabled: false });
  newTest("the filter form, its reset, pages, comparison and search work", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    await open(page, "bodies");
    await page.locator('[name=bodies][value="4"]').check();
    await page
      .locator("#pop-bodies")
      .getByRole("button", { name: /Показать/ })
      .click();
    await expect(page).toHaveURL(/bodies=4/);
    await expect(count(page)).not.toContainText("112");
    await page.getByRole("link", { name: "Сбросить фильтры" }).first().click();
    await expect(count(page)).toContainText("112");
    await page.goto("/arenda-ofisov?limit=20");
    const before = await page.locator(".ledger > li").count();
    await page.locator('main a[href$="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    expect(await page.locator(".ledger > li").count()).toBe(33 - before);
    await page.goto("/search?q=307-16");
    await expect(page.locator("main a[href^='/pavilions/']").first()).toContainText("184,8");
    await page.goto("/search?q=офис");
    expect(await page.locator("main a[href^='/arenda-ofisov?bodies=']").count()).toBeGreaterThan(2);
  });
});
