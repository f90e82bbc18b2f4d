import type { Page } from "playwright/test";
import { parkName } from "../views/park/park-name.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { listen } from "./support/spoken.ts";

test.use({ reducedMotion: "no-preference" });

const about = `О ${parkName.kind.prepositional}`;
const notice = (page: Page) => page.getByRole("region", { name: "Файлы cookie" });
const kept = (page: Page) =>
  page.evaluate(() => ({
    notice: localStorage.getItem("cookieNotice"),
    consent: localStorage.getItem("cookieConsent"),
  }));

test.describe("The cookie notice", () => {
  test.use({ asksForCookies: true });
  for (const [how, consent] of [
    ["Принять", "all"],
    ["Закрыть", "necessary"],
  ] as const)
    test(`is the second stop; '${how}' leads on, stores '${consent}', and no page asks again`, async ({ page }) => {
      await page.goto("/about", { waitUntil: "networkidle" });
      for (const _ of [1, 2]) await page.keyboard.press("Tab");
      await expect(notice(page).getByRole("link")).toBeFocused();
      await notice(page).getByRole("button", { name: how }).press("Enter");
      await expect(notice(page)).toBeHidden();
      await expect(page.locator("main")).toBeFocused();
      expect(await kept(page)).toEqual({ notice: "true", consent });
      await page.goto("/");
      await expect(page.locator("html")).toHaveClass(/has-script/);
      await expect(notice(page)).toBeHidden();
    });
  test("remembers a press of 'Узнать больше' until its code has come, and 'Понятно' accepts", async ({ page }) => {
    const arrive = await hold(page, /\/Notice-.*\.js/);
    await page.goto("/", { waitUntil: "commit" });
    await notice(page).getByRole("button", { name: "Узнать больше" }).click();
    arrive();
    const popup = page.getByRole("dialog", { name: "Какие cookie мы используем" });
    await popup.getByRole("button", { name: "Понятно" }).click();
    await expect(popup).toBeHidden();
    await expect(notice(page)).toBeHidden();
    expect(await kept(page)).toEqual({ notice: "true", consent: "all" });
  });
  test("is spoken, because it comes with the script", async ({ page }) => {
    const arrive = await hold(page, /\/main-.*\.js/);
    await page.goto("/about", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    const spoken = await listen(page);
    arrive();
    await expect.poll(async () => (await spoken()).join()).toMatch(/^Мы используем файлы cookie/);
  });
  test("answered on another page, does not return on Back", async ({ page }) => {
    await page.goto("/about");
    await expect(notice(page)).toBeVisible();
    // The test browser keeps no page for Back: this is what one that does tells the page.
    await page.evaluate(() => {
      localStorage.setItem("cookieNotice", "true");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(notice(page)).toBeHidden();
  });
  test("keeps both answers of its popup in a low window", async ({ page, site }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await page.goto(site.url);
    await notice(page).getByRole("button", { name: "Узнать больше" }).click();
    for (const name of ["Только необходимые", "Понятно"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  });
  test("reloads the page once if its code cannot load, and takes an answer without it", async ({ page }) => {
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    let tries = 0;
    await page.route(/\/Notice-.*\.js/, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto("/");
    await notice(page).getByRole("button", { name: "Узнать больше" }).click();
    await expect.poll(() => loads).toBe(2);
    expect(tries).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(2);
    // Lists of ad blockers know such files: the press itself is the answer.
    await notice(page).getByRole("button", { name: "Принять" }).click();
    await expect(notice(page)).toBeHidden();
    expect(await kept(page)).toEqual({ notice: "true", consent: "all" });
  });
});

test.describe("The mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });
  const burger = (page: Page) => page.locator(".mobile-menu > summary");
  const menu = (page: Page) => page.locator(".mobile-menu");
  const isOpen = (page: Page) => menu(page).evaluate((details) => details.hasAttribute("open"));

  test("closes by Escape and by a second press of the burger", async ({ page }) => {
    for (const close of [() => page.keyboard.press("Escape"), () => burger(page).click()]) {
      await burger(page).click();
      await expect(page.locator("[data-island=MobileMenu]")).toHaveAttribute("data-alive");
      await expect.poll(() => isOpen(page)).toBe(true);
      await close();
      await expect.poll(() => isOpen(page)).toBe(false);
    }
  });
  test("is closed by its island alone: by a press beside it, by the focus outside, in a wider window", async ({
    page,
  }) => {
    const leave = {
      "a press beside it": () => page.locator(".main-bar").click({ position: { x: 230, y: 4 } }),
      "the focus outside": () => page.locator(".site-header .logo").focus(),
      "a wider window": () => page.setViewportSize({ width: 1200, height: 844 }),
    };
    for (const [way, act] of Object.entries(leave)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await burger(page).click();
      await expect(page.locator("[data-island=MobileMenu]")).toHaveAttribute("data-alive");
      await expect.poll(() => isOpen(page), way).toBe(true);
      await act();
      await expect.poll(() => isOpen(page), way).toBe(false);
    }
  });
  test("gives the focus back to its link after a dialog, though its code came while the dialog was open", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/MobileMenu-.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await burger(page).click();
    const write = page.locator(".mobile-menu-foot .button");
    await write.click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toBeVisible();
    held.resolve();
    await expect(page.locator("[data-island=MobileMenu]")).toHaveAttribute("data-alive");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(write).toBeFocused();
  });
  test("opens, leads on and closes by its button while the island's code cannot load", async ({ page }) => {
    await page.route(/\/MobileMenu-.*\.js/, (route) => route.abort());
    // The first failure reloads the page, once a minute.
    const reloaded = page.waitForEvent("load");
    await burger(page).click();
    await reloaded;
    await burger(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    // The island owns what is missing here: nothing else closes the menu.
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(true);
    await burger(page).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await burger(page).click();
    await page.locator(".mobile-menu-panel").getByRole("link", { name: "Вакансии" }).click();
    await expect(page).toHaveURL(/\/vacancies$/);
  });
});

newTest.describe("Without script the mobile menu", () => {
  newTest.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  newTest("opens, and its links work", async ({ page }) => {
    await page.goto("/");
    await page.locator(".mobile-menu > summary").click();
    await page.locator(".mobile-menu-panel").getByRole("link", { name: "Контакты" }).click();
    await expect(page).toHaveURL(/\/contacts$/);
  });
});

test("the footer's columns fold at 650 px and stay open above", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Как добраться" });
  await expect(link).toBeHidden();
  await page.getByRole("contentinfo").locator("summary", { hasText: "Посетителям" }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole("contentinfo").getByRole("link", { name: about })).toBeVisible();
});

test("the page sets the locale cookie for a year, and it changes nothing", async ({ page }) => {
  const context = page.context();
  await page.goto("/");
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === "locale")).toBeTruthy();
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "ru", path: "/", sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
});
