import type { Page } from "playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { opacityOf } from "./support/opacity.ts";

test("the scheme leads from the park to a building, a floor and a unit", async ({ page }) => {
  await page.goto("/plan");
  await page.locator('main svg a[href*="body=4"]').first().click();
  await expect(page).toHaveURL(/body=4/);
  // Beside its picture a building has a table of floors.
  await page.locator('main table a[href*="floor="]:visible').first().click();
  await expect(page).toHaveURL(/floor=/);
  await page.locator('main svg a[href^="/pavilions/"]:visible').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("м²");
});

for (const width of [1440, 390])
  test(`the search suggests during typing and works by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/about");
    // Narrow windows have a link to the page of the search.
    if (width < 1101) await page.getByRole("link", { name: "Поиск" }).first().click();
    const box = page.locator(width < 1101 ? "#q" : "#site-search");
    await box.fill("нотар");
    await expect(page.locator(".suggestions a").first()).toBeInViewport();
    const hits = await page.locator(".suggestions a", { hasNotText: "Все результаты" }).count();
    await expect(page.locator(".suggests > [role=status]", { hasText: `Подсказок: ${hits}.` })).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".suggestions a").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/shops\/\d+|\/services\/\d+|\/search\?q=/);
  });

test("suggestions that come before their script are spoken once it has come, and follow the arrows", async ({
  page,
}) => {
  const arrive = await hold(page, "**/build/suggestions-*.js");
  await page.goto("/search");
  await page.locator("#q").fill("нотар");
  const links = page.locator("#q-suggestions a");
  await expect(links.first()).toBeVisible();
  await arrive();
  await expect(page.locator(".suggests > [role=status]", { hasText: /^Подсказок: \d+\./ })).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
});

test("suggestions hide the page under them, also while further ones load", async ({ page }) => {
  await page.goto("/search");
  await page.locator("#q").fill("кофе");
  const box = page.locator("#q-suggestions");
  await expect(box.getByRole("link").first()).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  const answer = await hold(page, "**/fragments/search**");
  await page.locator("#q").fill("нотар");
  await expect(box).toHaveAttribute("aria-busy", "true");
  await box.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
  expect(await opacityOf(box)).toBe(1);
  answer();
});

for (const address of ["/search", "/a-page-that-is-not-there"])
  test(`suggestions and their field stand whole in every window on ${address}`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.locator("#q").fill("кофе");
      await expect(page.locator("#q-suggestions a").first()).toBeVisible();
      for (const part of ["#q", "#q-suggestions"]) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    }
  });

for (const { address, choose, leads, count } of [
  {
    address: "/shops",
    choose: (page: Page) => page.locator("#shop-tabs a", { hasText: "Резиденты" }).click(),
    leads: /\/shops\?categories=residents$/,
    count: "#count",
  },
  {
    address: "/news",
    choose: (page: Page) => page.locator("#news-tabs a", { hasText: "Все" }).click(),
    leads: /\/news\?type=all$/,
    count: "#count",
  },
  {
    address: "/podbor-ofisa",
    choose: (page: Page) => page.locator("#people").fill("8"),
    leads: /\/podbor-ofisa\?people=8&type=office$/,
    count: "#page-status",
  },
])
  test(`a choice on ${address} changes its list in place, and Back undoes it`, async ({ page }) => {
    await page.goto(address);
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    const before = await page.locator("#results").innerText();
    await choose(page);
    await expect(page).toHaveURL(leads);
    await expect(page.locator(count)).toContainText("Найдено");
    await expect(page.locator("#results")).not.toHaveText(before);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(loads).toEqual([]);
  });

test("suggestions go with the words that Safari takes away when Back restores the page", async ({ page }) => {
  await page.goto("/search");
  await page.locator("#q").fill("нотар");
  await expect(page.locator(".suggests > [role=status]", { hasText: /^Подсказок: \d+\./ })).toHaveCount(1);
  await page.locator("#q").evaluate((field: HTMLInputElement) => {
    field.value = "";
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator("#q-suggestions a")).toHaveCount(0);
});
