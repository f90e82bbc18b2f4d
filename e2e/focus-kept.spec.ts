import type { Page } from "playwright/test";
import { callback } from "./support/enquiry-dialogs.ts";
import { expect, test } from "./support/lasting-page.ts";
import { settled } from "./support/unit-list.ts";

test.use({ reducedMotion: "no-preference" });

/** Opens a page and waits for its code: before, links and forms work as without script. */
const goto = (page: Page, address: string) => page.goto(address, { waitUntil: "networkidle" });

/** The element that has the focus, as its words; the empty text for the page as a whole. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "";
    const words = activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? "";
    return `${activeElement.localName}#${activeElement.id} ${words.trim().slice(0, 40)}`;
  });

for (const [address, field, typed, title] of [
  ["/arenda-ofisov", "#people", "30", /^\d+ офис\S* под ваши условия/],
  ["/shops?categories=all", "main [name=search]", "банк", /^Компании в .*: \d компани\S$/],
] as const)
  test(`the title of ${address} follows its filter, after a swap and from the server`, async ({ page }) => {
    await goto(page, address);
    await expect(page).not.toHaveTitle(title);
    await page.locator(field).fill(typed);
    await expect(page).toHaveTitle(title);
    const swapped = await page.title();
    await page.reload();
    await expect(page).toHaveTitle(swapped);
  });

test("Enter in a field of the line keeps the focus in it", async ({ page }) => {
  await goto(page, "/arenda-ofisov");
  const people = page.locator("#people");
  await people.fill("30");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/people=30/);
  await settled(page);
  await expect(people).toBeFocused();
});

test("a removed condition hands the focus to the next one, the last one to the filter", async ({ page }) => {
  await goto(page, "/arenda-ofisov?bodies=4&priceFrom=20&squareSize=m");
  const conditions = page.locator(".condition");
  for (const left of [2, 1]) {
    await conditions.first().press("Enter");
    await expect(conditions).toHaveCount(left);
    await expect(conditions.first()).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(conditions).toHaveCount(0);
  await expect(page.locator("#filter :is(a, input)").first()).toBeFocused();
});

test("'Показать ещё' of a group focuses the first row that it adds; a reload shows the same", async ({ page }) => {
  await goto(page, "/shops?categories=all");
  const rowsOfGroups = () =>
    page
      .locator(".shop-group")
      .evaluateAll((groups) => groups.map((each) => each.querySelectorAll(".shop-card").length));
  const before = await rowsOfGroups();
  const at = await page
    .locator(".shop-group")
    .evaluateAll((groups) => groups.findIndex((each) => each.querySelector(".more")));
  const group = page.locator(".shop-group").nth(at);
  const total = Number(await group.locator("h2 small").innerText());
  await group.locator(".more").press("Enter");
  await expect(group.locator(".shop-card").nth(before[at] ?? 0)).toBeFocused();
  const opened = before.with(at, total);
  expect(await rowsOfGroups()).toEqual(opened);
  await page.reload();
  expect(await rowsOfGroups()).toEqual(opened);
});

for (const address of ["/arenda-ofisov?squareFrom=5000", "/arenda-ofisov?squareFrom=50", "/shops?search=ничего"])
  test(`'Сбросить фильтры' of ${address} leaves the focus on the page`, async ({ page }) => {
    await goto(page, address);
    await page.getByRole("link", { name: "Сбросить фильтры" }).first().press("Enter");
    await expect(page).not.toHaveURL(/squareFrom|search/);
    await settled(page);
    await expect.poll(() => focused(page)).not.toBe("");
  });

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("thanks that the menu's form leads to return the focus to the menu's button", async ({ page }) => {
    await goto(page, "/about");
    const burger = page.locator("#mobile-menu > summary");
    await burger.click();
    await expect(page.locator("[data-island=MobileMenu]")).toHaveAttribute("data-alive");
    await page.locator(".mobile-menu-foot .button").click();
    await expect(page.locator("#mobile-menu")).not.toHaveAttribute("open");
    await callback.phone(page).fill("+79990000031");
    await callback.send(page).click();
    const thanks = page.getByRole("dialog", { name: "Спасибо!" });
    await expect(thanks).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(thanks).toBeHidden();
    await expect(burger).toBeFocused();
  });
});

test("the cookie notice reopened from the footer takes the focus, and gives it back", async ({ page }) => {
  await goto(page, "/about");
  const settings = page.getByRole("button", { name: "Настройки cookie" });
  await settings.press("Enter");
  const notice = page.getByRole("region", { name: "Файлы cookie" });
  await expect(notice).toBeFocused();
  await notice.getByRole("button", { name: "Принять" }).press("Enter");
  await expect(notice).toBeHidden();
  await expect(settings).toBeFocused();
});
