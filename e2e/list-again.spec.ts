import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { opacityOf } from "./support/opacity.ts";
import { test as newTest } from "./support/running-site.ts";
import { listen } from "./support/spoken.ts";
import { count, pressBuilding, settled } from "./support/unit-list.ts";

test("Back and Forward restore five states", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const states: { url: string; text: string }[] = [];
  const remember = async () => {
    await settled(page);
    states.push({ url: page.url(), text: await count(page).innerText() });
  };
  await remember();
  for (const body of ["1", "2", "3", "5"]) {
    const before = page.url();
    await pressBuilding(page, body);
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
  await expect(page.locator("#building-5")).toHaveAttribute("aria-current", "true");
});

newTest("a late answer to Back does not replace what was chosen since", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const tick = async (body: string) => {
    await pressBuilding(page, body);
    await expect(page).toHaveURL(new RegExp(`bodies=${body}$`));
    await expect(page.locator(".condition")).toContainText(body);
  };
  await tick("1");
  await tick("2");
  const answer = await hold(page, /\/arenda-ofisov\?/);
  const asked = page.waitForRequest(/\/arenda-ofisov\?/);
  await page.evaluate(() => history.back());
  const answered = (await asked).response();
  await tick("5");
  const chosen = await count(page).innerText();
  answer();
  await answered;
  await expect(page.locator("html")).not.toHaveClass(/htmx-request/);
  await expect(count(page)).toHaveText(chosen);
  await expect(page.locator("#building-5")).toHaveAttribute("aria-current", "true");
});

test("while a list loads its rows are pale and busy, its controls are not; then it is spoken", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const answer = await hold(page, "**/fragments/pavilions**");
  const budget = page.locator("#priceTo");
  await budget.fill("200000");
  const main = page.locator("main");
  const results = page.locator("#results");
  const row = results.locator(".row").first();
  await expect(page.locator("html")).toHaveClass(/htmx-request/);
  await expect(main).toHaveAttribute("data-load", "pending");
  for (const busy of [main, results]) await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => opacityOf(row)).toBeLessThan(1);
  for (const used of [".filter-bar", "#filter-bar", "#park"])
    expect(await opacityOf(page.locator(used).first()), used).toBe(1);
  await expect(budget).toBeEnabled();
  await expect(budget).toBeFocused();
  const spoken = await listen(page);
  answer();
  await expect(main).toHaveAttribute("data-load", "done");
  for (const ready of [main, results]) await expect(ready).not.toHaveAttribute("aria-busy");
  await expect.poll(() => opacityOf(row)).toBe(1);
  expect((await spoken()).join()).toContain("Найдено");
});
