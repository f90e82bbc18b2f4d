import type { Page } from "playwright/test";
import { expect, test } from "../support/lasting-page.ts";

/** These tab stops of the content, in tab order. */
const stops = (page: Page, ...wanted: string[]) =>
  page.evaluate((selectors) => {
    const all = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, summary)")].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    return all
      .filter((element) => selectors.some((css) => element.matches(css)))
      .map((element) => selectors.find((css) => element.matches(css)));
  }, wanted);

test("the Tab key reaches a unit's plan, then its price and request, then the rest", async ({ page }) => {
  await page.goto("/pavilions/1001");
  const plan = "#plan input";
  const ask = ".card-acts .button-primary";
  const mark = ".price-card .mark";
  const fold = "#cost";
  expect(await stops(page, plan, ask, mark)).toEqual([plan, ask, mark]);
  expect(await stops(page, mark, ".unit-fold summary")).toEqual([mark, ".unit-fold summary", ".unit-fold summary"]);
  await expect(page.locator(fold)).toBeHidden();
});

test("a skip link leads past the list's filter to its results", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  expect((await stops(page, ".skip-link", "#filter *")).slice(0, 2)).toEqual([".skip-link", "#filter *"]);
  const skip = page.locator("main .skip-link");
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#results :focus")).toHaveCount(1);
});
