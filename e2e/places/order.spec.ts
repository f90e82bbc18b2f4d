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
  const [plan, ask, mark, fold] = ["#plan a", ".card-acts .button-primary", ".price-card .mark", "#cost"];
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

test("scrolling tabs fade at the window's edge, and the current tab is visible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shops");
  const faded = () =>
    page.evaluate(() => {
      const list = document.querySelector(".tabs ul") as HTMLElement;
      const fade = getComputedStyle(list, "::after");
      // Script cannot read a sticky box's rectangle. The box covers the last tab until the list is scrolled to its end.
      const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
      return { width: Number.parseFloat(fade.width), position: fade.position, hidesWords: last > innerWidth - 1 };
    });
  expect(await faded()).toEqual({ width: 56, position: "sticky", hidesWords: true });
  await page.locator(".tabs ul").evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  const end = await page.locator(".tabs li").last().boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.goto("/shops?categories=shops");
  await expect(page.locator(".tabs [aria-current]")).toBeInViewport({ ratio: 1 });
});

test.describe("On a first visit", () => {
  test.use({ asksForCookies: true });
  test("the cookie notice keeps its three answers on one line from 620 px on", async ({ page }) => {
    await page.goto("/");
    const answers = page.locator(".cookie-notice button").filter({ visible: true });
    for (const width of [620, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(answers).toHaveCount(3);
      const middles = await answers.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });
});

test("the bar of a unit is never over what has focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pavilions/1001");
  const bar = page.locator(".offer-bar");
  await page.locator(".near-offers").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: "Оставить заявку" })).toBeVisible();
  await expect(bar.getByRole("link", { name: /^Позвонить/ })).toHaveAttribute("href", /^tel:/);
  const hidden = await page.evaluate(() => {
    const bar = document.querySelector(".offer-bar");
    const stops = [...document.querySelectorAll<HTMLElement>(".unit-rest :is(a[href], summary), footer a[href]")];
    return stops
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.focus();
        const top = bar?.getBoundingClientRect().top ?? 0;
        return document.activeElement === element && element.getBoundingClientRect().bottom > top;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(hidden).toEqual([]);
});
