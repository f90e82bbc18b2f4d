import type { Page } from "playwright/test";
import { arrivedWith, dialogOf } from "./support/request-dialogs.ts";
import { expect, test } from "./support/site.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
});

/**
 * Holds the next post of the form until the function that comes is called; answers it with `status`, or lets the site
 * answer.
 */
async function holdRequests(page: Page, status = 200): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/requests/callback", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await opened;
    if (status === 200) return route.continue();
    const body = `<form id="callback-form" data-request><p>old</p></form>`;
    return route.fulfill({ status, contentType: "text/html", body });
  });
  return () => open();
}

test.describe("The callback dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
  });
  const send = (page: Page) => page.locator("#callback-send");
  /** The button looks disabled and says so; a press must be answered all the same. */
  const pressAsleep = (page: Page) => send(page).click({ force: true });
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
    await pressAsleep(page);
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
      ["8 (495) 000-00-55", "+74950000055"],
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
      route.fulfill({
        status: 429,
        contentType: "text/html",
        body: '<p class="req-limit" data-wait-seconds="2">Слишком много заявок подряд.</p>',
      }),
    );
    await phone(page).fill("+79990000006");
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.locator("#callback-status")).toHaveText("Слишком много заявок подряд.");
    await expect(phone(page)).toHaveValue("+79990000006");
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    // The button wakes when the time is over, and the notice leaves.
    await expect(send(page)).toHaveAttribute("aria-disabled", "false");
    await expect(page.locator("#callback-status")).toBeEmpty();
  });
  test("tells a landline as what it is", async ({ page }) => {
    await phone(page).fill("8 495 000-00-55");
    await expect(phone(page)).toHaveValue("+74950000055");
    await page.locator("#callback-form [name=name]").focus();
    await expect(page.locator("#callback-phone-error")).toHaveText(/городской номер, а нужен мобильный/);
  });
  test("opens with the focus on its title, and with its button in the window", async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Написать нам", level: 2 })).toBeFocused();
    for (const [width, height] of [
      [1440, 700],
      [390, 700],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await send(page).boundingBox();
      expect(box?.height, `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(box?.height, `${width}×${height}`).toBeLessThanOrEqual(80);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(height);
    }
  });
  test("keeps what was typed when one clicks beside it; Escape and the cross still close it", async ({ page }) => {
    const dialog = dialogOf(page, "Написать нам");
    await page.locator("#callback-form [name=name]").fill("Анна");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(page.locator("#callback-form [name=name]")).toHaveValue("Анна");
    // What was taken back is nothing that could be lost.
    await page.locator("#callback-form [name=name]").fill("");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
  test("has a button that says it is asleep, yet answers with what is missing and leads there", async ({ page }) => {
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    await pressAsleep(page);
    await expect(phone(page)).toBeFocused();
    await expect(page.locator("#callback-phone-error")).toBeVisible();
    await expect(page.locator("#callback-form .req-say")).toHaveText("Проверьте поле: телефон");
    await page.locator("#callback-form [name=name]").focus();
    await page.locator(".req-say a").click();
    await expect(phone(page)).toBeFocused();
    await phone(page).fill("+79990000007");
    await expect(send(page)).toHaveAttribute("aria-disabled", "false");
    await expect(page.locator("#callback-form .req-say")).toBeEmpty();
  });
  test("says at once that it is being sent, and takes no changes meanwhile", async ({ page }) => {
    const release = await holdRequests(page);
    await phone(page).fill("+79990000008");
    await send(page).click();
    await expect(send(page)).toHaveText("Отправляем…", { timeout: 1000 });
    await expect(page.locator("#callback-form")).toHaveAttribute("aria-busy", "true");
    await expect(phone(page)).toHaveAttribute("readonly", "");
    release();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
    await expect(dialogOf(page, "Спасибо!")).toContainText("+7 999 000-00-08");
  });
  for (const status of [200, 422, 502]) {
    test(`closed while it is sent neither closes nor clears the one opened after it (${status})`, async ({ page }) => {
      const release = await holdRequests(page, status);
      await phone(page).fill("+79990000009");
      await send(page).click();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
      await expect(dialogOf(page, "Написать нам")).toBeVisible();
      await page.locator("#callback-form [name=name]").fill("Вера");
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      release();
      await answered;
      // Longer than the thanks wait before they open.
      await page.waitForTimeout(900);
      await expect(dialogOf(page, "Написать нам")).toBeVisible();
      await expect(page.locator("#callback-form [name=name]")).toHaveValue("Вера");
      await expect(send(page)).toHaveText("Отправить");
      await expect(dialogOf(page, "Спасибо!")).toBeHidden();
    });
  }
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
  test("stays as it is when the site cannot be reached", async ({ page }) => {
    await phone(page).fill("+79990000004");
    await page.route("**/requests/callback", (route) => route.abort("internetdisconnected"), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await send(page).click();
    await failed;
    await expect(send(page)).toHaveText("Отправить");
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await expect(phone(page)).toHaveValue("+79990000004");
    await send(page).click();
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

test("an opener leads to the page of its form while the script cannot be fetched", async ({ page }) => {
  await page.route(/\/build\/.*\.js$/, (route) => route.abort());
  await page.goto("/about");
  await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Написать нам" })).toBeVisible();
});
