import type { Page } from "playwright/test";
import { parkName } from "../views/park/park-name.ts";
import { expect, test } from "./support/lasting-page.ts";
import { setLetters } from "./support/letters.ts";

const wide = [1101, 1180, 1280, 1366, 1440, 1920];
const narrow = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
] as const;
const items = ["Услуги", "Резиденты", "Новости", "Реклама", "Вакансии", "Контакты", "Дизайн-центр"];
const about = `О ${parkName.kind.prepositional}`;

/** Puts units on the visitor's shortlist. The page shows them once it is loaded again. */
const mark = (page: Page, units: string[]) =>
  page.evaluate(
    (marked) => localStorage.setItem("shortlist", JSON.stringify({ items: marked, people: "", at: Date.now() })),
    units,
  );

test("The main bar holds every item of the specified menu from 1101 px on, and stays in sight", async ({ page }) => {
  await page.goto("/contacts");
  const header = page.getByRole("banner");
  for (const width of wide) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const name of items)
      await expect(header.locator(".main-menu").getByRole("link", { name }), `${name} at ${width}`).toBeVisible();
    await expect(page.locator(".mobile-menu > summary"), `the burger at ${width}`).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await page.locator(".main-bar").boundingBox())?.y, `at ${width}`).toBe(0);
    await expect(header, `the header's box at ${width}`).toBeInViewport();
  }
});

test("The focus in the upper line of the header brings it into sight", async ({ page }) => {
  await page.goto("/contacts");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await page.locator(".logo").focus();
  await page.keyboard.press("Shift+Tab");
  const phone = page.getByRole("banner").locator(".top-bar .phone-link");
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport({ ratio: 1 });
});

for (const fontPx of [16, 20])
  test(`The main bar is one line from its first width on, also with a shortlist and letters of ${fontPx} px`, async ({
    page,
  }) => {
    const scale = fontPx / 16;
    await setLetters(page, fontPx);
    const widths = [1101, 1149, 1250, 1399, 1401, 1440].map((width) => Math.ceil(width * scale));
    const shortlist = page.locator(".shortlist-link");
    /** Where the search stands in each window. */
    const placesOfSearch = async (look: (width: number) => Promise<void>) => {
      const places: Record<number, number> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        places[width] = await page.locator(".search-box").evaluate((box) => box.getBoundingClientRect().left);
        await look(width);
      }
      return places;
    };

    await page.goto("/contacts");
    const whenEmpty = await placesOfSearch(async (width) => {
      await expect(shortlist, `at ${width}`).toBeHidden();
    });
    await mark(page, ["1001", "1002"]);
    await page.reload();
    await expect(shortlist.locator("b")).toHaveText("2");
    const withTwo = await placesOfSearch(async (width) => {
      await expect(shortlist, `at ${width}`).toBeVisible();
      const bar = await page.locator(".main-bar").boundingBox();
      expect(bar?.height, `one line at ${width}`).toBeLessThanOrEqual(64 * scale);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `nothing is cut at ${width}`).toBeLessThanOrEqual(0);
    });
    expect(withTwo, "nothing jumps").toEqual(whenEmpty);
  });

test("The mobile menu holds all items, 'Написать нам' in sight, and locks the page", async ({ page }) => {
  for (const [width, height] of narrow) {
    await page.setViewportSize({ width, height });
    await page.goto("/contacts");
    await page.locator(".mobile-menu > summary").click();
    const panel = page.locator(".mobile-menu-panel");
    for (const words of [...items, about, "Аренда", "Кабинет арендатора", "RU", "+7 (495) 000-00-55"])
      await expect(panel, `at ${width}`).toContainText(words);
    await expect(panel.getByRole("link", { name: "Написать нам" }), `at ${width}`).toBeInViewport({ ratio: 1 });
    await expect(page.locator("html"), `at ${width}`).toHaveCSS("overflow", /hidden/);
  }
});

test("'Написать нам' stands in the bar in one line down to 320 px, also beside a shortlist", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await mark(page, ["1078", "1064"]);
  await page.reload();
  await expect(page.locator(".shortlist-link b")).toHaveText("2");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 352, 375, 384, 390, 412, 430, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const button = page.getByRole("banner").getByRole("link", { name: "Написать нам" });
    await expect(button, `at ${width}`).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(box?.height, `at ${width}`).toBeLessThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
});

test("the page under the menu of a low window stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/about");
  const top = () => page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.locator(".mobile-menu > summary").click();
  await expect(page.locator(".mobile-menu-panel")).toBeVisible();
  expect(await top()).toBe(before);
});

test("every row of the menu is in sight on a phone held sideways, and beside its shade on a tablet", async ({
  page,
}) => {
  const panel = page.locator(".mobile-menu-panel");
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/contacts");
    await page.locator(".mobile-menu > summary").click();
    const foot = await panel.locator(".mobile-menu-foot").boundingBox();
    const links = await panel
      .locator("li a")
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
    expect(links.length).toBeGreaterThan(15);
    expect(Math.max(...links), `the last row at ${width}`).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    expect((foot?.y ?? 0) + (foot?.height ?? 0), `the panel ends with the window at ${width}`).toBeGreaterThan(
      height - 4,
    );
  }
  // A press on the shade closes the menu.
  await page.mouse.click(100, 600);
  await expect(panel).toBeHidden();
});

test("the signs of the bar stand apart on phones, and the smallest one has one line above it", async ({ page }) => {
  await page.goto("/contacts");
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const glass = await page.locator(".search-link svg").boundingBox();
    const button = await page.getByRole("banner").getByRole("link", { name: "Написать нам" }).boundingBox();
    expect((button?.x ?? 0) - (glass?.x ?? 0) - (glass?.width ?? 0), `at ${width}`).toBeGreaterThanOrEqual(7);
    const main = await page.locator("main").boundingBox();
    expect(main?.y, `what comes before the page at ${width}`).toBeLessThanOrEqual(92);
  }
});
