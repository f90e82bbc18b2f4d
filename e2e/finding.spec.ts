import type { Page } from "playwright/test";
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/site.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
});

/** From the home page to the request for a showing of three units. */
const actionsMax = 6;
const count = (page: Page) => page.locator(".found, .result-count");
const units = (page: Page) => page.locator('#results a[href^="/pavilions/"]');
/** Opens a popover of the filter bar. */
const open = (page: Page, name: string) => page.locator(`#pop-${name} > summary`).click();
/** Waits until no fragment is loading. */
const settled = async (page: Page) => {
  await expect(page.locator("main")).not.toHaveAttribute("data-load", "pending");
};

test("from the home page to a unit of 70 to 100 m² for up to 200 000 ₽ in a few actions", async ({ page }) => {
  await page.goto("/");
  const picker = page.locator("main form:visible").first();
  await picker.locator('[name="squareFrom"]').fill("70");
  await picker.locator('[name="squareTo"]').fill("100");
  await picker.locator('[name="priceTo"]').fill("200000");
  await picker.getByRole("button").click();
  await expect(page).toHaveURL(/squareFrom=70/);
  // Equal units are folded.
  await page.locator(".same > summary").first().click();
  await page.locator('.same[open] a[href^="/pavilions/"]:visible').first().click();
  await expect(page).toHaveURL(/\/pavilions\/\d+$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const square = Number(/([\d,]+)\s*м/.exec(title)?.[1]?.replace(",", "."));
  expect(square).toBeGreaterThanOrEqual(70);
  expect(square).toBeLessThanOrEqual(100);
});

test("filters act at once: the count, the cards and the address follow, and the focus stays", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await expect(count(page)).toContainText("112");
  await open(page, "bodies");
  const box = page.locator("#bodies-4");
  await box.check();
  await expect(page).toHaveURL(/\?bodies=4$/);
  await expect(count(page)).not.toContainText("112");
  await expect(box).toBeFocused();
  await expect(page.locator("#pop-bodies")).toHaveAttribute("open");
  await expect(page.getByRole("status").filter({ hasText: "Найдено" })).toHaveText(/^Найдено: 27\s/);
  await settled(page);
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  await expect(page.locator("main")).toHaveAttribute("data-loaded-at", /^\d{4}-\d\d-\d\dT/);
  await page.locator("#bodies-3").check();
  await expect(page).toHaveURL(/bodies=3&bodies=4|bodies=4&bodies=3/);
  await page.locator("#bodies-4").uncheck();
  await expect(page).toHaveURL(/\?bodies=3$/);
});

test("Back and Forward walk through five states, a reload and a shared link show the same", async ({
  page,
  context,
}) => {
  await page.goto("/arenda-ofisov");
  const states: { url: string; text: string }[] = [];
  const remember = async () => {
    await settled(page);
    states.push({ url: page.url(), text: await count(page).innerText() });
  };
  await remember();
  await open(page, "bodies");
  for (const body of ["1", "2", "3", "5"]) {
    const before = page.url();
    await page.locator(`#bodies-${body}`).check();
    await expect(page).not.toHaveURL(before);
    await remember();
  }
  for (const state of states.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.text);
  }
  for (const state of states.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.text);
  }
  await expect(page.locator("#bodies-5")).toBeChecked();
  await page.reload();
  await expect(count(page)).toHaveText(states.at(-1)?.text ?? "");
  await expect(page.locator("#bodies-5")).toBeChecked();
  const tab = await context.newPage();
  await tab.goto(states[2]?.url ?? "");
  await expect(count(tab)).toHaveText(states[2]?.text ?? "");
});

test("leaving the listing for a unit and coming back shows a whole page with the filters as they were", async ({
  page,
}) => {
  await page.goto("/arenda-ofisov");
  await open(page, "bodies");
  await page.locator("#bodies-2").check();
  await expect(page).toHaveURL(/bodies=2/);
  await settled(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("#pop-bodies > summary")).toBeFocused();
  const fold = page.locator("#results .same").first();
  await fold.locator("summary").click();
  const text = await count(page).innerText();
  await page.locator('#results a[href^="/pavilions/"]').first().click();
  await expect(page).toHaveURL(/\/pavilions\//);
  await page.goBack();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(count(page)).toHaveText(text);
  await expect(page.locator("#bodies-2")).toBeChecked();
  await expect(fold).toHaveAttribute("open");
});

test("a swap and Back keep what one opened and where one stood", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/arenda-ofisov");
  const fold = page.locator("#results .k4 .same").first();
  const id = (await fold.getAttribute("id")) ?? "";
  await fold.locator("summary").click();
  await page.evaluate(() => scrollTo(0, 500));
  const stood = () => page.evaluate(() => Math.round(scrollY));
  expect(await stood()).toBe(500);
  await page.locator("#park .q4 a").click();
  await expect(page).toHaveURL(/\?bodies=4$/);
  await settled(page);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("open");
  expect(await stood()).toBe(500);
  await page.goBack();
  await expect(count(page)).toContainText("112");
  await settled(page);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("open");
  await expect.poll(stood).toBe(500);
});

test("loading dims the results alone: what one uses stays as it is", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/arenda-ofisov");
  await page.route("**/fragments/pavilions**", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "bodies");
  await page.locator("#bodies-4").check();
  const opacity = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => opacity("#results > *")).toBeLessThan(1);
  for (const used of [".filter-bar", "#filter-bar", "#pop-bodies .pop-body", "#park", ".find"])
    expect(await opacity(used), used).toBe(1);
  await expect(page.locator("#bodies-4")).toBeEnabled();
  await expect(page.locator("#bodies-4")).toBeFocused();
  release();
  await settled(page);
  await expect.poll(() => opacity("#results > *")).toBe(1);
});

test("fast typing is one request", async ({ page }) => {
  let asked = 0;
  await page.clock.install();
  await page.goto("/arenda-ofisov?squareFrom=70");
  page.on("request", (request) => {
    if (request.url().includes("/fragments/pavilions")) asked += 1;
  });
  await open(page, "area");
  // The page's timers stand still while the keys come, however slowly a busy machine sends them.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.locator("#squareFrom").fill("");
  await page.locator("#squareFrom").pressSequentially("100");
  expect(asked).toBe(0);
  await page.clock.resume();
  await expect(page).toHaveURL(/squareFrom=100/);
  expect(asked).toBe(1);
});

test("a slow answer never wins over a later one", async ({ page }) => {
  const slow = /bodies=1/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const ended: string[] = [];
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => void ended.push(request.url()));
  await page.route("**/fragments/pavilions**", async (route) => {
    asked.push(route.request().url());
    if (slow.test(route.request().url())) await held;
    await route.continue().catch(() => {});
  });
  await page.goto("/arenda-ofisov");
  await open(page, "bodies");
  await page.locator("#bodies-1").check();
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(slow));
  await page.locator("#bodies-1").uncheck();
  await page.locator("#bodies-2").check();
  await expect(page).toHaveURL(/bodies=2/);
  release();
  await expect.poll(() => ended).toContainEqual(expect.stringMatching(slow));
  await settled(page);
  await expect(page).toHaveURL(/\?bodies=2$/);
});

test("the loading bar appears after 200 ms only, and turns red when loading fails", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await page.route("**/fragments/pavilions**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.fulfill({ status: 500, body: "no" });
  });
  await open(page, "bodies");
  await page.locator("#bodies-1").check();
  await expect(page.locator("html.htmx-request")).toHaveCount(1);
  await expect(page.locator("#results")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("html.load-failed")).toHaveCount(1);
  await expect(page.locator("main")).toHaveAttribute("data-load", "error");
  await expect(page.locator("#results .ledger").first()).toBeVisible();
  await expect(page.locator("#bodies-1")).not.toBeChecked();
  await expect(page.locator("html.load-failed")).toHaveCount(0);
});

test("an empty result says what to drop, with links that find something", async ({ page }) => {
  await page.goto("/arenda-ofisov?squareFrom=100&priceTo=100000");
  const ways = page.locator("#results a");
  expect(await ways.count()).toBeGreaterThanOrEqual(2);
  expect(await violationsIn(page)).toEqual([]);
  await ways.first().click();
  await expect(count(page)).toContainText(/\d/);
});

test("'Показать ещё' adds the rest, and 'Сбросить фильтры' begins anew", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const before = await units(page).count();
  await page.getByRole("link", { name: /Показать ещё/ }).click();
  await expect.poll(() => units(page).count()).toBe(112);
  expect(before).toBe(100);
  await page.goto("/arenda-ofisov?bodies=1&floor=2&squareFrom=20");
  await page.getByRole("link", { name: "Сбросить фильтры" }).first().click();
  await expect(page).toHaveURL(/\/arenda-ofisov$/);
  await expect(count(page)).toContainText("112");
});

test("ticked units are compared at an address of their own, and Back finds the ticks", async ({ page }) => {
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

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`three offices of 150 to 200 m² for up to 450 000 ₽ are compared and asked for in six actions, ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    let actions = 0;
    const act = async (action: () => Promise<unknown>) => {
      actions += 1;
      await action();
    };
    const picker = page.locator("main form:visible").first();
    await act(async () => {
      await picker.locator('[name="squareFrom"]').fill("150");
      await picker.locator('[name="squareTo"]').fill("200");
      await picker.locator('[name="priceTo"]').fill("450000");
      await expect(picker.getByRole("button")).toHaveText(/^Показать 7\s/);
      await picker.getByRole("button").click();
    });
    const ticks = page.locator("[name=compare]:visible");
    await expect(ticks.nth(2)).toBeVisible();
    for (const at of [0, 1, 2]) await act(() => ticks.nth(at).check());
    await act(() => page.getByRole("button", { name: /^Сравнить/ }).click());
    // The comparison shows plans, and where the units lie.
    await expect(page.locator(".compared svg.unit-plan")).toHaveCount(3);
    await expect(page.getByRole("row", { name: /Место на этаже/ }).locator("svg")).toHaveCount(3);
    await act(() => page.getByRole("link", { name: "Запросить показ всех трёх" }).click());
    await expect(page.locator('[name="comment"]')).toHaveValue(
      /Прошу показать помещения (\S+ \(корпус [^)]+\)(, )?){3}\./,
    );
    expect(actions).toBe(actionsMax);
  });

test("the scheme leads from the park to a building, a floor and a unit", async ({ page }) => {
  await page.goto("/plan");
  await page.locator('main svg a[href*="body=4"]').first().click();
  await expect(page).toHaveURL(/body=4/);
  await page.locator('main svg a[href*="floor="]:visible').first().click();
  await expect(page).toHaveURL(/floor=/);
  // The floor is drawn lying and upright; one of both is in sight.
  await page.locator('main svg a[href^="/pavilions/"]:visible').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("м²");
});

test("the search suggests as one types, works by keyboard, and its page finds the same", async ({ page }) => {
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

test("shops are searched and grouped, and news go by type and page", async ({ page }) => {
  await page.goto("/shops?categories=residents");
  await expect(page.getByRole("status").first()).toContainText("30");
  await page.locator('main input[name="search"]').fill("ничего такого нет");
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("link", { name: /Сбросить/ }).first()).toBeVisible();
  await page.goto("/news");
  await page.getByRole("link", { name: "Акции" }).first().click();
  await expect(page).toHaveURL(/type=promo/);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the filter form, its reset, pages, comparison and search all work", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    await open(page, "bodies");
    await page.locator("#bodies-4").check();
    await page
      .locator("#pop-bodies")
      .getByRole("button", { name: /Показать/ })
      .click();
    await expect(page).toHaveURL(/bodies=4/);
    await expect(count(page)).not.toContainText("112");
    await page.getByRole("link", { name: "Сбросить фильтры" }).first().click();
    await expect(count(page)).toContainText("112");
    await page.locator('main a[href$="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    expect(await units(page).count()).toBe(12);
    await page.goto("/search?q=офис");
    expect(await page.locator("main a[href^='/pavilions/']").count()).toBeGreaterThan(0);
  });
});
