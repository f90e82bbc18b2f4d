import type { Page } from "playwright/test";
import { arrivedWith, dialogOf } from "./support/request-dialogs.ts";
import { expect, test } from "./support/site.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
});

test.describe("The callback dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
  });
  const phone = (page: Page) => page.locator("#callback-form [name=phone]");

  test("locks the page behind it, and closes by Escape, by its button and by a click beside it", async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "Написать нам")).toBeHidden();
    for (const close of [
      () => page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
      await expect(dialogOf(page, "Написать нам")).toBeVisible();
      await close();
      await expect(dialogOf(page, "Написать нам")).toBeHidden();
    }
  });
  test("forgets values and errors when it closes", async ({ page }) => {
    await page.locator("#callback-form [name=name]").fill("Анна");
    await page.getByRole("button", { name: "Отправить" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    await expect(page.locator("#callback-form [name=name]")).toHaveValue("");
    await expect(phone(page)).toHaveValue("+7");
    await expect(page.locator("#callback-form .is-bad")).toHaveCount(0);
  });
  test("shows an error text only while its field is not focused", async ({ page }) => {
    await phone(page).fill("+7916");
    const text = page.locator("#callback-phone-error");
    await expect(text).toBeHidden();
    await page.locator("#callback-form [name=name]").focus();
    await expect(text).toBeVisible();
    await phone(page).focus();
    await expect(text).toBeHidden();
  });
  test("makes the specified form of a pasted number", async ({ page }) => {
    for (const [pasted, wanted] of [
      ["8 (916) 123-45-67", "+79161234567"],
      ["+7 916 123 45 67", "+79161234567"],
      ["9161234567", "+79161234567"],
    ]) {
      await phone(page).fill("");
      await phone(page).evaluate((field, text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text ?? "");
        field.focus();
        const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        if (field.dispatchEvent(paste)) document.execCommand("insertText", false, text);
      }, pasted);
      await expect(phone(page)).toHaveValue(wanted ?? "");
    }
  });
  test("tells in the dialog that there were too many posts, with the phone number, and loses nothing", async ({
    page,
  }) => {
    await page.route("**/requests/callback", (route) =>
      route.fulfill({ status: 429, contentType: "text/html", body: "Слишком много заявок подряд." }),
    );
    await phone(page).fill("+79990000006");
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(dialogOf(page, "Написать нам").getByRole("status")).toHaveText("Слишком много заявок подряд.");
    await expect(phone(page)).toHaveValue("+79990000006");
  });
  test("takes a number that was filled in by a suggestion in another spelling", async ({ page }) => {
    await phone(page).focus();
    await phone(page).fill("+7 916 123-45-67");
    await expect(phone(page)).toHaveValue("+79161234567");
  });
  test("blocks the up and down arrows in the multi-line field, and nothing else", async ({ page }) => {
    const comment = page.locator("#callback-form textarea");
    await comment.fill("раз\nдва");
    const caret = () => comment.evaluate((field) => (field instanceof HTMLTextAreaElement ? field.selectionStart : -1));
    const before = await caret();
    await page.keyboard.press("ArrowUp");
    expect(await caret()).toBe(before);
    await page.keyboard.press("ArrowLeft");
    expect(await caret()).toBe(before - 1);
  });
  test("sends once for a double click", async ({ page, site }) => {
    const number = "+79990000001";
    await phone(page).fill(number);
    await page.getByRole("button", { name: "Отправить" }).dblclick();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    expect(arrivedWith(site, number)).toHaveLength(1);
  });
  test("opens the success dialog 500 ms after the form closed", async ({ page }) => {
    await phone(page).fill("+79990000002");
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      document.addEventListener("close", () => times.push(performance.now()), { capture: true, once: true });
      new MutationObserver(() => {
        if (document.querySelector("#success-dialog[open]") && times.length === 1) times.push(performance.now());
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
    });
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    const [closed = 0, opened = 0] = await page.evaluate(() =>
      "times" in window && Array.isArray(window.times) ? window.times : [],
    );
    expect(opened - closed).toBeGreaterThan(400);
    expect(opened - closed).toBeLessThan(1500);
  });
  test("stays as it is when the API rejects the request, and sending again works", async ({ page, site }) => {
    await page.route(
      "**/requests/callback",
      (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>no</p>" }),
      { times: 1 },
    );
    await phone(page).fill("+79990000003");
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await expect(phone(page)).toHaveValue("+79990000003");
    await expect(dialogOf(page, "Написать нам")).not.toContainText("no");
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    expect(arrivedWith(site, "+79990000003")).toHaveLength(1);
  });
  test("stays as it is when the site cannot be reached", async ({ page, context }) => {
    await phone(page).fill("+79990000004");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Отправить" }).click();
    await page.waitForTimeout(400);
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await expect(phone(page)).toHaveValue("+79990000004");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
  });
  test("asks for one more step when the trap field is filled, and that step delivers", async ({ page, site }) => {
    await phone(page).fill("+79990000005");
    await page.locator("#callback-website").evaluate((field) => field.setAttribute("value", "x"));
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Подтвердите отправку")).toBeVisible();
    await page.getByRole("button", { name: "Подтвердить" }).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    expect(arrivedWith(site, "+79990000005")).toHaveLength(1);
  });
});

test("Ctrl-click on an opener opens the form's page in a tab of its own", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: "Написать нам", exact: true })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: "Написать нам" })).toBeVisible();
});

test("an opener leads to the page of its form when the dialogs' code cannot be fetched", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("chunkReloadAt", String(Date.now())));
  await page.route(/on-interaction-.*\.js/, (route) => route.abort());
  await page.goto("/about");
  const opener = page.getByRole("link", { name: "Написать нам", exact: true }).first();
  await opener.hover();
  await page.waitForTimeout(300);
  await opener.click();
  await expect(page.getByRole("heading", { level: 1, name: "Написать нам" })).toBeVisible();
});
