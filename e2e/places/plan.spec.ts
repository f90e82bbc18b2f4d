import type { Page } from "playwright/test";
import { writtenDay } from "../../tests/support/moment.ts";
import { expect, test } from "../support/lasting-page.ts";

test("on a phone the floor comes first, each unit in a row for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plan?body=4&floor=7");
  const floor = await page.locator(".floor-drawing").boundingBox();
  const floors = await page.locator(".floor-lines").boundingBox();
  expect(floor?.y).toBeLessThan(floors?.y ?? 0);
  const rows = page.locator("#floor tbody tr");
  await expect(rows.first()).toHaveText(/^407-02184,8452\s760\s₽2\s450\s₽.*Сейчас$/);
  expect((await rows.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const lines = page.locator(".floor-lines a");
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.min(...heights), "a target for a finger").toBeGreaterThanOrEqual(24);
  await lines.nth(3).click();
  await expect(page).toHaveURL(/floor=11/);
});

for (const width of [320, 360, 390])
  test(`a floor's units and their days fit into a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/plan?body=4&floor=4");
    const frame = page.locator("#floor .table-scroll");
    await expect(frame).toContainText(new RegExp(`[Сс]\\s${writtenDay.source}`));
    expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth), "px behind the edge").toBe(0);
  });

test("a building's floors and rents fit into a window of 360 px, and a row's head leads to its floor", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/plan?body=4");
  const frame = page.locator(".table-scroll");
  expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth), "px behind the edge").toBe(0);
  await frame.getByRole("row", { name: "Этаж 11" }).getByRole("rowheader").click({ force: true });
  await expect(page).toHaveURL(/floor=11/);
});

/** The words of two neighbouring heads, in px apart. */
const headsApart = (page: Page) =>
  page.locator("main thead").evaluateAll((heads) =>
    heads.flatMap((head) => {
      const shown = [...head.querySelectorAll("th")].filter((cell) => cell.offsetWidth > 0);
      const words = shown.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, at) => Math.round(word.left - (words[at]?.right ?? 0)));
    }),
  );

test("heads of the plan's tables stand apart on phones", async ({ page }) => {
  for (const width of [360, 390])
    for (const address of ["/plan", "/plan?body=3", "/plan?body=3&floor=7", "/plan?body=6"]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      expect(Math.min(...(await headsApart(page))), `${address} at ${width}`).toBeGreaterThanOrEqual(8);
    }
});

test("a picture of the plan and the tables beside it end on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/plan");
  const buildings = await page
    .locator('.building-switch a, main th a[href^="/plan?body="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(buildings.length).toBeGreaterThan(5);
  for (const address of ["/plan", ...buildings]) {
    await page.goto(address);
    const bottoms = await page
      .locator(".plan figure, .plan :is(.stack, .plan-page) > :last-child")
      .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().bottom)));
    expect(Math.max(...bottoms) - Math.min(...bottoms), address).toBeLessThanOrEqual(1);
  }
});
