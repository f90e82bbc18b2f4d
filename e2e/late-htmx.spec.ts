import type { Page } from "playwright/test";
import { dialogOf } from "./support/enquiry-dialogs.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { count } from "./support/unit-list.ts";

const script = /\/htmx-setup-.*\.js/;
const pressMaxMs = 5_000;

/** Opens a page without a sign of a visitor; returns the paths that are asked for. */
async function visit(page: Page, address: string): Promise<string[]> {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  return paths;
}
const fragmentsOf = (paths: string[]) => paths.filter((path) => path.startsWith("/fragments/"));
/** As the first sign: without a pointer that comes near. */
const press = (page: Page, css: string) => page.locator(css).first().dispatchEvent("click");
const opener = "a[hx-get^='/fragments/requests/callback']";

test("htmx comes when the pointer or the focus reaches what needs it, and not by any sign", async ({ page }) => {
  for (const reach of [() => page.locator(opener).first().hover(), () => page.locator(opener).first().focus()]) {
    const paths = await visit(page, "/about");
    const hasCome = () => paths.some((path) => script.test(path));
    await page.mouse.move(300, 500);
    await page.mouse.move(320, 520);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Shift");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(hasCome()).toBe(false);
    await reach();
    await expect.poll(hasCome).toBe(true);
  }
});

test.describe("Before htmx has come,", () => {
  test("a press opens its dialog once, when htmx has come", async ({ page }) => {
    const arrive = await hold(page, script);
    const paths = await visit(page, "/about");
    await press(page, opener);
    await expect(page.locator("html")).toHaveClass(/is-waiting/);
    arrive();
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    expect(fragmentsOf(paths)).toHaveLength(1);
  });

  test("the filter comes first: the first press hands its focus on", async ({ page }) => {
    const filter = /\/filters-.*\.js/;
    const arrive = await hold(page, filter);
    const paths = await visit(page, "/arenda-ofisov?bodies=4&priceFrom=20");
    await page.locator(".condition").first().press("Enter");
    await expect.poll(() => paths.some((path) => filter.test(path))).toBe(true);
    expect(
      paths.some((path) => script.test(path)),
      "htmx waits for the filter",
    ).toBe(false);
    arrive();
    await expect(page.locator(".condition")).toHaveCount(1);
    await expect(page.locator(".condition")).toBeFocused();
    expect(paths.filter((path) => path === "/arenda-ofisov")).toHaveLength(1);
    expect(fragmentsOf(paths)).toHaveLength(1);
  });

  test("a building, an order and a sent filter change it in place", async ({ page }) => {
    for (const choose of [
      () => press(page, "#building-4"),
      () => page.locator("#sort").selectOption("date"),
      () => page.locator("#filter").evaluate((form: HTMLFormElement) => form.requestSubmit()),
    ]) {
      const arrive = await hold(page, script);
      const paths = await visit(page, "/arenda-ofisov");
      await choose();
      await expect.poll(() => paths.some((path) => script.test(path))).toBe(true);
      arrive();
      await expect.poll(() => fragmentsOf(paths)).toEqual(["/fragments/pavilions"]);
      await expect(page.locator("main")).toHaveAttribute("data-load", "done");
      expect(paths.filter((path) => path === "/arenda-ofisov")).toHaveLength(1);
      await page.unroute(script);
    }
  });

  test("an Escape closes the map, when the filter has come", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await hold(page, /\/filters-.*\.js/);
    await visit(page, "/arenda-ofisov");
    await page.locator(".map-link").press("Enter");
    await expect(page.locator(".map-card")).toBeVisible();
    await page.keyboard.press("Escape");
    arrive();
    await expect(page.locator(".map-card")).toBeHidden();
  });

  test("typing keeps its letters, and brings its suggestions", async ({ page }) => {
    const arrive = await hold(page, script);
    await visit(page, "/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.pressSequentially("скл");
    arrive();
    await expect(field).toHaveValue("скл");
    await expect(page.getByRole("main").locator(".suggestions a").first()).toBeVisible();
  });

  for (const held of [script, /\/main-.*\.js/])
    test(`Back to a choice of the list shows it, also before ${held.source} has come`, async ({ page }) => {
      await page.goto("/arenda-ofisov?bodies=4");
      const text = await count(page).innerText();
      await press(page, ".condition");
      await expect(page).toHaveURL(/\/arenda-ofisov$/);
      await page.goto("/about");
      const arrive = await hold(page, held);
      await page.goBack({ waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await expect(page).toHaveURL(/\/arenda-ofisov$/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/bodies=4$/);
      arrive();
      await expect(count(page)).toHaveText(text);
    });
});

test.describe("If htmx does not come,", () => {
  newTest("a press opens the page of the form, at once or after five seconds", async ({ page }) => {
    await page.clock.install();
    for (const isLate of [false, true]) {
      if (isLate) await hold(page, script);
      else await page.route(script, (route) => route.abort());
      const paths = await visit(page, "/about");
      await press(page, opener);
      await expect.poll(() => paths.some((path) => script.test(path))).toBe(true);
      if (isLate) await page.clock.fastForward(pressMaxMs);
      await expect(page).toHaveURL(/\/requests\/callback/);
      await page.unroute(script);
    }
  });

  test("a sent filter opens its page", async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await visit(page, "/arenda-ofisov");
    await page.locator("#priceTo").fill("200000");
    await page.locator("#filter").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page).toHaveURL(/priceTo=200000/);
    await expect(count(page)).not.toContainText("112");
  });
});
