import type { Page, Route } from "playwright/test";
import { type BuiltSite, startSiteAtMoment } from "../tests/support/sites/built-site.ts";
import { type FaultFront, startFaultFront } from "../tests/support/sites/fault-front.ts";
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/lasting-page.ts";
import { sideways, textFaults } from "./support/text-faults.ts";
import { count, settled } from "./support/unit-list.ts";

const fragments = "**/fragments/pavilions**";

const failures: Record<string, (route: Route) => Promise<void>> = {
  "the site answers with an error": (route) => route.fulfill({ status: 503, contentType: "text/html", body: "no" }),
  "the network is gone": (route) => route.abort("internetdisconnected"),
  "a captive portal answers": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Войдите в сеть</h1>" }),
};

declare global {
  interface Window {
    /** The classes that `<html>` has had since `noteClasses`. */
    classesHad?: Set<string>;
  }
}

/** From now on notes the classes of `<html>`: a busy machine does not look while the loading bar shows its end. */
const noteClasses = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    const had = new Set<string>();
    window.classesHad = had;
    new MutationObserver(() => {
      for (const name of html.classList) had.add(name);
    }).observe(html, { attributeFilter: ["class"] });
  });
const classesHad = (page: Page) => page.evaluate(() => [...(window.classesHad ?? [])]);

test.describe("A filter whose results cannot load", () => {
  for (const [how, fail] of Object.entries(failures)) {
    test(`keeps the choice and says that the list is older if ${how}, and tries again`, async ({ page }) => {
      await page.goto("/arenda-ofisov?bodies=2&sort=rate");
      const before = await count(page).innerText();
      const budget = page.locator("#priceTo");
      await page.route(fragments, fail);
      await noteClasses(page);
      await budget.fill("200000");
      await expect(page.locator("main")).toHaveAttribute("data-load", "error");
      expect(await classesHad(page), "the loading bar is red").toContain("load-failed");
      const failure = page.getByRole("alert").filter({ hasText: "Не удалось обновить список" });
      await expect(failure).toBeVisible();
      await expect(budget).toHaveValue("200000");
      await expect(count(page)).toHaveText(before);
      await expect(page).toHaveURL(/\?bodies=2&sort=rate$/);
      const again = failure.getByRole("link", { name: "Попробовать ещё раз" });
      await expect(again).toHaveAttribute("href", /priceTo=200000/);
      await page.unroute(fragments);
      await again.click();
      await expect(failure).toBeHidden();
      await expect(page.locator("html")).not.toHaveClass(/load-failed/);
      await expect(page).toHaveURL(/\?bodies=2&priceTo=200000&sort=rate$/);
      await expect(count(page)).not.toHaveText(before);
    });
  }

  test("keeps all typed text, and the next choice shows what was typed", async ({ page }) => {
    await page.goto("/arenda-ofisov?squareFrom=100");
    await page.route(fragments, (route) => route.abort());
    const from = page.locator("#squareFrom");
    const to = page.locator("#squareTo");
    await from.fill("150");
    await to.pressSequentially("300");
    await expect(page.locator("main")).toHaveAttribute("data-load", "error");
    await expect(from).toHaveValue("150");
    await expect(to).toHaveValue("300");
    await expect(page).toHaveURL(/\?squareFrom=100$/);
    await page.unroute(fragments);
    await to.fill("200");
    await expect(page).toHaveURL(/\?squareFrom=150&squareTo=200$/);
    await expect(page.locator("#list-failure")).toHaveCount(0);
  });

  test("restores nothing while a later choice loads; no slow answer replaces a later one", async ({ page }) => {
    await page.goto("/arenda-ofisov");
    const answers: (() => void)[] = [];
    const ended: string[] = [];
    for (const event of ["requestfinished", "requestfailed"] as const)
      page.on(event as "requestfinished", (request) => void ended.push(request.url()));
    await page.route(fragments, async (route) => {
      await new Promise<void>((answer) => void answers.push(answer));
      await route.continue().catch(() => {});
    });
    for (const [asked, field] of ["#squareFrom", "#squareTo"].entries()) {
      await page.locator(field).fill("100");
      await expect.poll(() => answers.length).toBe(asked + 1);
    }
    const bothAreChosen = async () => {
      for (const field of ["#squareFrom", "#squareTo"]) await expect(page.locator(field)).toHaveValue("100");
      await expect(page).toHaveURL(/squareFrom=100&squareTo=100$/);
    };
    const [slow, later] = answers;
    later?.();
    await bothAreChosen();
    slow?.();
    await expect.poll(() => ended.filter((url) => /fragments\/pavilions/.test(url))).toHaveLength(2);
    await settled(page);
    await bothAreChosen();
  });
});

test("a link to a form whose fragment fails on the network opens its page", async ({ page }) => {
  await page.goto("/about");
  await page.route("**/fragments/**", (route) => route.abort());
  await page.locator(".main-bar .button").first().click();
  await expect(page).toHaveURL(/\/requests\/callback$/);
});

test.describe("A site in trouble", () => {
  // One worker, because each worker starts its own site.
  test.describe.configure({ mode: "default" });
  let front: FaultFront;
  let troubled: BuiltSite;
  test.beforeAll(async ({ site }) => {
    front = await startFaultFront(site.standIn.url);
    front.only = /^\/pages\/parking/;
    front.mode = "500";
    troubled = await startSiteAtMoment({ API_BASE_URL: front.url, PARK_STATEMENTS: "on", RATE_LIMIT_REQUESTS: "1" });
  });
  test.afterAll(async () => {
    await troubled.stop();
    await front.close();
  });

  test("answers for an unavailable part with an accessible 503 that leads onward", async ({ page }) => {
    const answer = await page.goto(`${troubled.url}/parking`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: "Произошла ошибка" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("503. Сайт сейчас не отвечает.");
    await expect(page.locator(".request-code")).toHaveText(/^[\w-]{8,64}$/);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "На главную" }).click();
    await expect(page).toHaveURL(`${troubled.url}/`);
  });
  test("answers too many forms with an accessible 429 that keeps the typed values", async ({ page }) => {
    const phone = page.locator("[name=phone]");
    const send = async (number: string) => {
      await page.goto(`${troubled.url}/requests/callback`);
      await phone.fill(number);
      await page.getByRole("button", { name: "Отправить" }).click();
    };
    await send("+79990000011");
    await expect(page).toHaveURL(/\/requests\/success\?/);
    await send("+79990000012");
    await expect(page.getByRole("heading", { level: 1, name: "Пока не можем принять заявку" })).toBeVisible();
    await expect(page).toHaveTitle("429 Error");
    await expect(phone).toHaveValue("+79990000012");
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** Violations of axe, broken or overlapping texts, and sideways scrolling on a phone and a desktop. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const found = [...(await violationsIn(page)), ...(await textFaults(page)), ...(await sideways(page))];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
