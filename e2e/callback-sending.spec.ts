import type { Route } from "playwright/test";
import { arrivedWith } from "../tests/support/enquiries/fresh-posts.ts";
import { callback, dialogOf } from "./support/enquiry-dialogs.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { listen } from "./support/spoken.ts";

test.use({ reducedMotion: "no-preference" });

const { name, open, phone, send, title } = callback;

test.beforeEach(async ({ page }) => {
  await page.goto("/about");
  await open(page);
});

const successDelayMs = 500;

/** Runs in a page. Of two timers of a page the shorter ends first, on any machine. */
const longerTimer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms + 1));

/** The form's own address; the dialog comes from another one. */
const posts = /\d\/requests\/callback$/;
const refused = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "text/html",
    headers: { "X-Fragment": "1" },
    body: '<form id="callback-form" data-request><p>old</p></form>',
  });

test.describe("The callback dialog while sending", () => {
  test("reports too many posts with the phone number, and keeps all values", async ({ page }) => {
    await page.route("**/requests/callback", (route) =>
      route.fulfill({
        status: 429,
        contentType: "text/html",
        headers: { "X-Fragment": "1" },
        body: '<p class="req-limit" data-wait-seconds="2">Слишком много заявок подряд.</p>',
      }),
    );
    await phone(page).fill("+79990000006");
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.locator("#callback-status")).toHaveText("Слишком много заявок подряд.");
    await expect(phone(page)).toHaveValue("+79990000006");
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    // The button becomes enabled after the wait, and the notice disappears.
    await expect(send(page)).toHaveAttribute("aria-disabled", "false");
    await expect(page.locator("#callback-status")).toBeEmpty();
  });
  test("shows at once that it is sending, locks its fields, and sends a double click once", async ({ page, site }) => {
    const release = await hold(page, posts);
    await phone(page).fill("+79990000008");
    await send(page).dblclick();
    await expect(send(page)).toHaveText("Отправляем…");
    await expect(page.locator("#callback-form")).toHaveAttribute("data-busy");
    await expect(phone(page)).toHaveAttribute("readonly", "");
    release();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    await expect(dialogOf(page, "Спасибо!")).toContainText("+7 999 000-00-08");
    expect(arrivedWith(site, "+79990000008")).toHaveLength(1);
  });
  for (const status of [200, 422, 502]) {
    test(`leaves a dialog alone that was reopened during sending (${status})`, async ({ page }) => {
      const release = await hold(page, posts, status === 200 ? undefined : refused(status));
      await phone(page).fill("+79990000009");
      await send(page).click();
      await page.keyboard.press("Escape");
      await open(page);
      await name(page).fill("Вера");
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      release();
      await (await answered).finished();
      await page.evaluate(longerTimer, successDelayMs);
      await expect(dialogOf(page, title)).toBeVisible();
      await expect(name(page)).toHaveValue("Вера");
      await expect(send(page)).toHaveText("Отправить");
      await expect(dialogOf(page, "Спасибо!")).toBeHidden();
    });
  }
  test("opens the success dialog 500 ms after the form closed", async ({ page }) => {
    await phone(page).fill("+79990000002");
    await page.evaluate((delayMs) => {
      const steps: string[] = [];
      Object.assign(window, { steps });
      document.addEventListener("close", () => steps.push("closed"), { capture: true, once: true });
      // The page's own timers tell the delay: a clock would tell how busy the machine is.
      const plainTimer = window.setTimeout;
      const timer = (run: () => void, ms?: number) => {
        if (ms === delayMs) steps.push("delayed");
        return plainTimer(run, ms);
      };
      Object.assign(window, { setTimeout: timer });
      new MutationObserver(() => {
        if (document.querySelector("#success-dialog[open]")) steps.push("opened");
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
    }, successDelayMs);
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    const steps = await page.evaluate(() => ("steps" in window ? window.steps : []));
    expect(steps).toEqual(["closed", "delayed", "opened"]);
  });
  for (const [how, fail] of [
    ["the network is gone", (route: Route) => route.abort("internetdisconnected")],
    ["the site refuses", (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>no</p>" })],
  ] as const)
    test(`stays as it was if ${how}, sounds like no success, and sends again`, async ({ page, site }) => {
      const number = how === "the site refuses" ? "+79990000003" : "+79990000004";
      await phone(page).fill(number);
      const spoken = await listen(page);
      const release = await hold(page, posts, fail);
      await send(page).click();
      await expect.poll(spoken).toEqual(["Не закрывайте окно: это несколько секунд."]);
      release();
      await expect(send(page)).toHaveText("Отправить");
      await expect(phone(page)).toHaveValue(number);
      await expect(dialogOf(page, title)).not.toContainText("no");
      expect(await spoken()).toEqual(["Не закрывайте окно: это несколько секунд."]);
      await page.unroute(posts);
      await send(page).click();
      await expect(dialogOf(page, "Спасибо!")).toBeVisible();
      expect(arrivedWith(site, number)).toHaveLength(1);
    });
});
