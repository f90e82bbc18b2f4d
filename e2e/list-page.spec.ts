import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { count, open, settled, units } from "./support/unit-list.ts";

test("a visitor finds a unit by people and rent from the home page in a few actions", async ({ page }) => {
  await page.goto("/");
  const picker = page.locator("main form:visible").first();
  await picker.locator('[name="people"]').fill("12");
  await picker.locator('[name="priceTo"]').fill("200000");
  await picker.getByRole("button").click();
  await expect(page).toHaveURL(/people=12/);
  // Equal units are folded.
  await page.locator(".same > summary").first().click();
  await page.locator('.same[open] a[href^="/pavilions/"]:visible').first().click();
  await expect(page).toHaveURL(/\/pavilions\/\d+\?people=12$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const square = Number(/([\d,]+)\s*м/.exec(title)?.[1]?.replace(",", "."));
  // Six to eight square metres a person.
  expect(square).toBeGreaterThanOrEqual(72);
  expect(square).toBeLessThanOrEqual(96);
});

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

test("loading dims only the results; the controls stay as they are", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const release = await hold(page, "**/fragments/pavilions**");
  await open(page, "bodies");
  await page.locator('[name=bodies][value="4"]').check();
  const opacity = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => opacity("#results > *")).toBeLessThan(1);
  for (const used of [".filter-bar", "#filter-bar", "#pop-bodies .pop-body", "#park", ".list-page"])
    expect(await opacity(used), used).toBe(1);
  await expect(page.locator('[name=bodies][value="4"]')).toBeEnabled();
  await expect(page.locator('[name=bodies][value="4"]')).toBeFocused();
  release();
  await settled(page);
  await expect.poll(() => opacity("#results > *")).toBe(1);
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
