import { expect, test } from "./support/site.ts";

const many =
  "squareFrom=150&squareTo=200&priceFrom=100000&priceTo=450000&bodies=1&bodies=2&bodies=3&floor=3&freeBy=2026-12-15";
const furnished = `facts=${encodeURIComponent("Отделка: с отделкой и мебелью")}`;
const barHeightMax = 56;

for (const width of [1110, 1280, 1440])
  test(`at ${width} px the bar keeps one line with six conditions, and its popovers stay in the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/arenda-ofisov?${many}&${furnished}`);
    const bar = page.locator(".filter-bar");
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(barHeightMax);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ["area", "moment", "qualities"]) {
      await page.locator(`#pop-${name} > summary`).click();
      const box = await page.locator(`#pop-${name} > .pop-body`).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, name).toBe(true);
      await expect(page.locator(`#pop-${name} > .pop-body > .button`)).toBeInViewport();
    }
  });

test("at 768 px the place on the floor stands beside the words, in rows and in folds", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/arenda-ofisov");
  await page.locator(".same > summary").first().click();
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll(".ledger :is(summary, a):has(> svg)")]
      .filter((row) => row.checkVisibility())
      .map((row) => {
        const words = document.createRange();
        words.setStartAfter(row.querySelector("svg") ?? row);
        words.setEndAfter(row.lastChild ?? row);
        const left = Math.min(...[...words.getClientRects()].filter(({ width }) => width > 0).map(({ x }) => x));
        return left - (row.querySelector("svg")?.getBoundingClientRect().right ?? 0);
      }),
  );
  expect(gaps.length).toBeGreaterThan(30);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test("a number of people that makes no sense is answered beside its field", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await page.locator("#pop-area > summary").click();
  await page.locator("label", { has: page.locator('[name=squareSize][value="people"]') }).click();
  const hint = page.locator(".opens-people .field-hint");
  for (const people of ["0", "-3", "1e9", "abc"]) {
    await page.locator("#people").fill(people);
    await expect(hint).toContainText("Нужно целое число");
    await expect(page.locator("#people")).toBeFocused();
  }
  await page.locator("#people").fill("25");
  await expect(hint).toContainText(/25\sчеловек\s—\sэто\s150–\u2060200\sм²/);
  await expect(page).toHaveURL(/people=25/);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test("a fifth tick is answered in words, and the list keeps the first four", async ({ page }) => {
    await page.goto("/arenda-ofisov?bodies=4&squareSize=l");
    for (const at of [0, 1, 2, 3, 4]) await page.locator("[name=compare]").nth(at).check();
    await page.locator("#compare-submit").click();
    await expect(page.getByRole("status").first()).toContainText("не больше 4");
    await expect(page.locator(".compared thead th")).toHaveCount(4);
    await page.getByRole("link", { name: "Выбрать другие в списке" }).click();
    await expect(page.locator("[name=compare]:checked")).toHaveCount(4);
  });
  test("the tick on a unit's page leads on, over the bar with the price", async ({ page }) => {
    await page.goto("/pavilions/1064");
    await page.locator("[name=compare]").first().check();
    await expect(page.locator("#compare-submit")).toBeInViewport();
    await expect(page.locator(".unit-bar")).toBeInViewport({ ratio: 1 });
    await page.locator("#compare-submit").click();
    await expect(page).toHaveURL(/\/compare\?compare=1064/);
  });
});
