import { monthAhead } from "../tests/support/moment.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { count, pressBuilding, settled } from "./support/unit-list.ts";

test("the question and the map act at once: count, rows and address follow, and the focus stays", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/arenda-ofisov");
  await expect(count(page)).toContainText("112");
  await pressBuilding(page, "4");
  await expect(page).toHaveURL(/\?bodies=4$/);
  await expect(count(page)).toContainText("27");
  await expect(page.locator("#building-4")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#park .walls")).toHaveCount(9);
  await expect(page.locator("#page-status")).toHaveText(/^Найдено: 27/);
  await settled(page);
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  await page.locator("#priceTo").fill("200000");
  await expect(page).toHaveURL(/bodies=4&priceTo=200000$/);
  await expect(page.locator("#priceTo")).toBeFocused();
  await page.locator("#sort").selectOption("date");
  await expect(page).toHaveURL(/sort=date$/);
  await page.getByRole("link", { name: "Все корпуса" }).click();
  await expect(page).not.toHaveURL(/bodies/);
  await expect(page.locator("#priceTo")).toHaveValue(/200/);
});

/** A day of a later month, which no option names. */
const ownDay = monthAhead(4).replace(/01$/, "15");

test("two buildings and a budget, each before the answer to the one before, are all chosen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/arenda-ofisov?sort=rate");
  await pressBuilding(page, "4");
  await expect(page).toHaveURL(/bodies=4/);
  await settled(page);
  const answer = await hold(page, "**/fragments/pavilions**");
  await pressBuilding(page, "2");
  await pressBuilding(page, "3");
  await page.locator("#priceTo").fill("900000");
  answer();
  await expect(page).toHaveURL(/\?bodies=2&bodies=3&bodies=4&priceTo=900000&sort=rate$/);
});

test("an own day is asked for where it is chosen, and travels to the units", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await expect(page.locator("#freeByOwn")).toBeHidden();
  await page.locator("#freeBy").selectOption("own");
  await page.locator("#freeByOwn").fill(ownDay);
  await expect(page).toHaveURL(new RegExp(`\\?freeBy=${ownDay}$`));
  await expect(page.locator(".row-link").first()).toHaveAttribute("href", new RegExp(`\\?freeBy=${ownDay}$`));
});

test("'Ещё' shows the others of a size in place, gives them the focus and keeps them at a reload", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const rows = page.locator("#rows-m > .row");
  await expect(rows).toHaveCount(6);
  await page
    .getByRole("link", { name: /^Ещё \d+ офис.* такого размера/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/arenda-ofisov\?more=m$/);
  await expect(rows.nth(6)).toBeFocused();
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(6);
  await expect(page.locator("#more-m")).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(shown);
});

test("a number of people that makes no sense is answered beside its field", async ({ page }) => {
  await page.goto("/arenda-ofisov?people=abc");
  await expect(page.locator("#people")).toHaveAccessibleDescription(/Нужно целое число/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`On a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    newTest.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
    newTest("«Карта» opens the park as a sheet, and a building of it filters", async ({ page }) => {
      await page.goto("/arenda-ofisov");
      await expect(page.locator(".map-card")).toBeHidden();
      await page.locator(".map-link").click();
      await expect(page.locator(".map-card")).toBeInViewport({ ratio: 1 });
      await page.locator("#building-2 .pill").click();
      await expect(page).toHaveURL(/bodies=2/);
      await expect(page.locator("#found")).toContainText("27");
      if (javaScriptEnabled) await page.locator(".map-head .map-close").click();
      await expect(page.locator(".map-card")).toBeHidden();
    });
    newTest("a press beside a sheet closes it, and opens nothing that lies under it", async ({ page }) => {
      const list = /\/arenda-torgovih-pomesheniy(#\w+)?$/;
      await page.goto("/arenda-torgovih-pomesheniy");
      for (const [opener, sheet] of [
        [".map-link", "#map"],
        ["#ask-line > summary", "#squareFrom"],
      ] as const) {
        await page.locator(opener).click();
        await expect(page.locator(sheet)).toBeVisible();
        await page.mouse.click(150, 440);
        await expect(page.locator(sheet)).toBeHidden();
        await expect(page).toHaveURL(list);
      }
    });
  });

test.describe("On a phone", () => {
  newTest.use({ viewport: { width: 390, height: 844 } });
  newTest("the question is one line that opens as a sheet and closes after use", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    await expect(page.locator("#people")).toBeHidden();
    await page.locator("#ask-line > summary").click();
    await page.locator("#people").fill("35");
    await expect(page).toHaveURL(/people=35/);
    await page.locator("#filter .button").click();
    await expect(page.locator("#ask-words")).toContainText("35 человек");
    await expect(page.locator("#people")).toBeHidden();
    await page.locator("#ask-line > summary").click();
    await page.keyboard.press("Escape");
    await expect(page.locator("#people")).toBeHidden();
  });
  newTest("Escape closes the map, and a sheet that the focus leaves closes itself", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    const map = page.locator(".map-card");
    await page.locator(".map-link").press("Enter");
    await expect(map).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(map).toBeHidden();
    await expect(page.locator("#results")).toBeFocused();
    await page.locator(".map-link").press("Enter");
    await page.locator(".button.map-close").press("Tab");
    await expect(map).toBeHidden();
    await page.locator("#ask-line > summary").press("Enter");
    await page.locator("#filter .button").press("Tab");
    await expect(page.locator("#people")).toBeHidden();
    await expect(page.locator(".map-link")).toBeFocused();
  });
});

test.describe("In every window", () => {
  for (const [width, height] of [
    [1440, 900],
    [1110, 800],
    [844, 390],
    [768, 1024],
    [390, 844],
    [320, 568],
  ] as const)
    newTest(`lists are no wider than ${width} px, and the first row stands high`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of ["/arenda-ofisov?people=35", "/arenda-skladov", "/arenda-torgovih-pomesheniy"]) {
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
        const first = await page.locator(".row").first().boundingBox();
        expect(first?.y, address).toBeLessThanOrEqual(Math.max(620, height * 0.75));
      }
    });
});

test.describe("Without script", () => {
  newTest.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  newTest("the question, the map, further rows and the marks work", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    await page.locator("#priceTo").fill("200 000");
    await page.locator("#sort").selectOption("date");
    await page.locator("#filter .button").click();
    await expect(page).toHaveURL(/priceTo=200/);
    await expect(count(page)).not.toContainText("112");
    await pressBuilding(page, "4");
    await expect(page).toHaveURL(/bodies=4&priceTo=200000&sort=date/);
    await page.goto("/arenda-ofisov");
    await page.locator('a[href$="more=m"]').click();
    expect(await page.locator("#rows-m > .row").count()).toBeGreaterThan(6);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/arenda-ofisov");
    await page.locator("#sort").selectOption("date");
    await page.locator(".list-tools").getByRole("button").click();
    await expect(page).toHaveURL(/sort=date/);
    await page.locator(".map-link").click();
    await page.locator("#floor").selectOption("2");
    await page.locator("#storey").getByRole("button").click();
    await expect(page).toHaveURL(/floor=2&sort=date/);
    await page.goto("/arenda-skladov");
    await page.locator(".row .mark").first().click();
    await expect(page).toHaveURL(/\/compare\?compare=\d+$/);
    await expect(page.locator(".pick")).toHaveCount(1);
  });
});
