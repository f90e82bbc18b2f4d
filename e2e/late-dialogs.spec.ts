import type { Page } from "playwright/test";
import { callback, dialogOf, openers, pressOpener } from "./support/enquiry-dialogs.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";

const sheet = /\/dialogs-.*\.css/;
const pressMaxMs = 5_000;
const trapWords = "Оставьте это поле пустым";

const opener = (page: Page) => page.getByRole("link", { name: callback.title, exact: true }).first();
const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const suggestions = (page: Page) => page.getByRole("main").locator(".suggestions");
/** Opens a page; nothing of it has asked for the sheet yet. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("main")).toHaveAttribute("data-load", "done");
}

test.describe("If the sheet of dialogs fails,", () => {
  test("a form opens as its page, without the field for robots, and later as a dialog", async ({ page }) => {
    await page.route(sheet, (route) => route.abort());
    await visit(page, "/about");
    await pressOpener(opener(page));
    await expect(page).toHaveURL(/\/requests\/callback/);
    await expect(page.getByText(trapWords)).toBeHidden();
    await page.unroute(sheet);
    await visit(page, "/about");
    await callback.open(page);
    await expect(dialogOf(page, callback.title).getByText(trapWords)).toBeHidden();
    expect((await dialogOf(page, callback.title).boundingBox())?.width).toBeLessThanOrEqual(660);
  });

  test("the messenger's card leads to the messenger", async ({ page }) => {
    await page.route(sheet, (route) => route.abort());
    await page.route("https://t.me/**", (route) => route.fulfill({ body: "the messenger" }));
    await visit(page, "/");
    await page.locator("main a[data-open-banner]").first().click();
    await expect(page).toHaveURL(/^https:\/\/t\.me\//);
  });

  test("suggestions stay hidden until the next use of the field loads it", async ({ page }) => {
    await page.route(sheet, (route) => route.abort());
    await visit(page, "/search");
    const failed = page.waitForEvent("requestfailed", (request) => sheet.test(request.url()));
    await field(page).focus();
    await failed;
    await field(page).pressSequentially("скл");
    await expect(suggestions(page).locator("a").first()).toBeAttached();
    await expect(suggestions(page)).toBeHidden();
    await page.unroute(sheet);
    await field(page).blur();
    await field(page).focus();
    await expect(suggestions(page)).toBeVisible();
    await expect(suggestions(page)).toHaveCSS("position", "absolute");
  });

  test.describe("cookies", () => {
    test.use({ asksForCookies: true });
    test("are explained once it loads, and not before", async ({ page }) => {
      await page.route(sheet, (route) => route.abort());
      await visit(page, "/about");
      const explain = page.getByRole("button", { name: "Узнать больше" });
      // The first failure reloads the page.
      const reloaded = page.waitForEvent("load");
      await explain.click();
      await reloaded;
      const failed = page.waitForEvent("requestfailed", (request) => sheet.test(request.url()));
      await explain.click();
      await failed;
      await expect(page.locator("html")).not.toHaveClass(/is-waiting/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.unroute(sheet);
      await explain.click();
      await expect(dialogOf(page, "Какие cookie мы используем")).toHaveCSS("position", "fixed");
    });
  });
});

newTest("A dialog waits for its sheet under the loading bar; after five seconds its page opens", async ({ page }) => {
  await page.clock.install();
  for (const isLate of [false, true]) {
    await visit(page, "/about");
    await opener(page).hover();
    const arrive = await hold(page, sheet);
    const fragment = page.waitForResponse(/\/fragments\/requests\/callback/);
    await opener(page).click();
    await (await fragment).finished();
    await expect(page.locator("#dialogs dialog")).toBeAttached();
    await expect(page.locator("html")).toHaveClass(/is-waiting/);
    await expect(dialogOf(page, callback.title)).toBeHidden();
    if (isLate) {
      await page.clock.fastForward(pressMaxMs);
      await expect(page).toHaveURL(/\/requests\/callback/);
    } else {
      arrive();
      await expect(dialogOf(page, callback.title)).toBeVisible();
      await expect(page.locator("html")).not.toHaveClass(/is-waiting/);
      await expect(page).toHaveURL(/\/about$/);
    }
    await page.unroute(sheet);
  }
});

test.describe("Of two presses that open forms,", () => {
  test("the newer one opens its dialog: a late answer to the older one does not take what is typed", async ({
    page,
  }) => {
    const older = /\/fragments\/requests\/callback/;
    await visit(page, "/pavilions/1001");
    const answer = await hold(page, older);
    const asked = page.waitForRequest(older);
    await pressOpener(opener(page));
    const isOver = (await asked).response().catch(() => {});
    await pressOpener(page.getByRole("link", { name: openers.rent.words, exact: true }).first());
    const phone = dialogOf(page, "Заявка на аренду").getByLabel("Телефон");
    await phone.fill("+79161234567");
    answer();
    await isOver;
    // Two frames and a task: an answer would be in the page.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
    );
    await expect(phone).toHaveValue("+79161234567");
    await expect(page.locator("html")).not.toHaveClass(/htmx-request/);
    await expect(page.locator("main")).toHaveAttribute("data-load", "done");
  });

  test("each link and form of the pages waits in the same queue", async ({ page }) => {
    const addresses = ["/", "/pavilions/1001", "/compare?compare=1001&compare=1042", "/vacancies/3", "/advertising"];
    for (const address of addresses) {
      await page.goto(address);
      const queues = await page
        .locator("[hx-get][hx-target='#dialogs']")
        .evaluateAll((sources) => sources.map((source) => source.getAttribute("hx-sync")));
      expect(new Set(queues), address).toEqual(new Set(["#dialogs:replace"]));
    }
  });
});
