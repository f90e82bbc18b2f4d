import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/lasting-page.ts";

test("ticked units are compared at their own address, and Back restores the ticks", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  for (const at of [0, 1]) await page.locator(".same > summary").nth(at).click();
  for (const at of [0, 1, 2, 3]) await page.locator("[name=compare]").nth(at).check();
  await page.locator("[name=compare]").nth(4).click();
  await expect(page.locator("[name=compare]").nth(4)).not.toBeChecked();
  await expect(page.locator(".compare-bar")).toContainText("Больше 4");
  await page.getByRole("button", { name: /^Сравнить/ }).click();
  await expect(page).toHaveURL(/\/compare\?(compare=\d+&?){4}#comparison$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByLabel("Только отличия").check();
  await expect(page.locator(".compared .alike").first()).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await page.goBack();
  await expect(page.locator("[name=compare]:checked")).toHaveCount(4);
});

test("the second tick puts the way on beside it, and says how many are ticked", async ({ page }) => {
  await page.goto("/arenda-skladov");
  const ticks = page.locator("[name=compare]");
  await ticks.nth(0).check();
  await expect(page.locator(".compare-bar [role=status]")).toHaveText("В сравнении 1 из 4");
  await ticks.nth(2).focus();
  await page.keyboard.press("Space");
  await expect(page.locator(".compare-bar [role=status]")).toHaveText("В сравнении 2 из 4");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "К сравнению" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?(compare=\d+&?){2}#comparison$/);
});

test("units ticked before the script has come are counted when it comes", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/comparing-.*\.js/, (route) => held.promise.then(() => route.continue()));
  await page.goto("/arenda-skladov");
  for (const at of [0, 2]) await page.locator("[name=compare]").nth(at).check();
  held.resolve();
  await expect(page.locator(".compare-bar [role=status]")).toHaveText("В сравнении 2 из 4");
  await expect(page.getByRole("button", { name: "К сравнению" })).toBeVisible();
});

test("one unit stands beside three like it, and adding one compares two", async ({ page }) => {
  await page.goto("/compare?compare=1077&people=35");
  await expect(page.locator(".compared thead th")).toHaveCount(4);
  await page
    .getByRole("link", { name: /^Добавить/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\?compare=1077&compare=\d+&people=35$/);
  await expect(page.locator(".compared thead th")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("двух офисов");
  expect(await violationsIn(page)).toEqual([]);
});

test("the names of compared units stay in sight in each window, and no number is broken", async ({ page }) => {
  await page.goto("/compare?compare=1077&compare=1090&compare=1078&compare=1065");
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("row", { name: /^Особенности/ }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, height / 3);
    for (const name of await page.locator(".compared thead th a").all()) {
      await expect(name).toBeInViewport({ ratio: 1 });
      expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
