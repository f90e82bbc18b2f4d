import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";

const many =
  "squareFrom=150&squareTo=200&priceFrom=100000&priceTo=450000&bodies=1&bodies=2&bodies=3&floor=3&freeBy=2026-12-15";
const furnished = `facts=${encodeURIComponent("Отделка: с отделкой и мебелью")}`;
/** A line of the bar, px. */
const lineMax = 58;

const windows = [
  { width: 1440, height: 900, lines: 1 },
  { width: 1280, height: 800, lines: 1 },
  { width: 1110, height: 800, lines: 1 },
  { width: 844, height: 390, lines: 1 },
  { width: 768, height: 1024, lines: 2 },
  { width: 390, height: 844, lines: 2 },
  { width: 320, height: 568, lines: 3 },
];
test("six conditions make the bar no higher in any window, and every popover ends in the window", async ({ page }) => {
  const barIn = async ({ width, height }: (typeof windows)[number]) => {
    await page.setViewportSize({ width, height });
    return (await page.locator(".filter-bar").boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  };
  await page.goto("/arenda-ofisov");
  const plain: number[] = [];
  for (const window of windows) plain.push(await barIn(window));
  await page.goto(`/arenda-ofisov?${many}&${furnished}`);
  await expect(page.locator(".condition")).toHaveCount(6);
  for (const [at, window] of windows.entries()) {
    const { width, lines } = window;
    const full = await barIn(window);
    expect(full, `${width} px`).toBeLessThanOrEqual((plain[at] ?? 0) + 1);
    expect(full, `${width} px`).toBeLessThanOrEqual(lines * lineMax);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const summary of await page.locator(".filter-bar .pop > summary").filter({ visible: true }).all()) {
      await summary.click();
      const body = page.locator(".pop[open] > .pop-body");
      const box = await body.boundingBox();
      const name = `${await summary.innerText()} at ${width} px`;
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, name).toBe(true);
      await page.keyboard.press("Escape");
      await expect(summary).toBeFocused();
      await expect(body).toHaveCount(0);
    }
    for (const condition of await page.locator(".condition").all())
      expect(await condition.evaluate((chip) => chip.scrollWidth <= chip.clientWidth)).toBe(true);
  }
});

test("below 1100 px the order is a field of «Ещё», and changes the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/arenda-ofisov");
  await page.locator("#pop-more > summary").click();
  await page.locator("#sort").selectOption({ label: "Сначала дешевле" });
  await expect(page).toHaveURL(/\?sort=price$/);
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

test("a number of people that makes no sense is answered below the bar, and the field refers to the answer", async ({
  page,
}) => {
  await page.goto("/arenda-ofisov");
  const hint = page.locator("#people-hint");
  for (const people of ["0", "-3", "1e9", "abc"]) {
    await page.locator("#people").fill(people);
    await expect(hint).toContainText("Нужно целое число");
    await expect(page.locator("#people")).toBeFocused();
    await expect(page.locator("#people")).toHaveAccessibleDescription(/Нужно целое число/);
  }
  await page.locator("#people").fill("25");
  await expect(page.locator(".condition")).toContainText(/25\sчеловек:\s150–\u2060200\sм²/);
  await expect(page).toHaveURL(/people=25/);
  await expect(page.locator(".where small").first()).toContainText("на чел.");
});

test.describe("Without script", () => {
  newTest.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  newTest("marks are carried from list to unit to shortlist by the address", async ({ page }) => {
    await page.goto("/arenda-skladov");
    await page.locator(".ledger .mark").first().click();
    await expect(page.locator(".shortlist-link b")).toHaveText("1");
    await page.locator(".ledger .one > a").nth(2).click();
    await expect(page).toHaveURL(/\/pavilions\/\d+\?s=\d+/);
    await page.getByRole("button", { name: /^В подборку/ }).click();
    await expect(page.locator(".shortlist-link b")).toHaveText("2");
    await page.locator(".shortlist-link").click();
    await expect(page.locator(".pick")).toHaveCount(2);
    await page.getByRole("link", { name: "Офисы", exact: true }).last().click();
    await expect(page.locator(".shortlist-link b")).toHaveText("2");
  });
});
