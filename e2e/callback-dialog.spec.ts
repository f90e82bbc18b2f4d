import type { Page } from "playwright/test";
import { callback, dialogOf } from "./support/enquiry-dialogs.ts";
import { expect, test } from "./support/lasting-page.ts";

test.use({ reducedMotion: "no-preference" });

const { name, open, phone, send, title } = callback;
/** The button is aria-disabled and looks disabled, but still handles clicks. */
const pressAsleep = (page: Page) => send(page).click({ force: true });

test.describe("The callback dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await open(page);
  });
  test("locks the page behind it, and closes by Escape, its button and a click outside", async ({ page }) => {
    await expect(page.locator("html")).toHaveCSS("overflow", /hidden/);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, title)).toBeHidden();
    for (const close of [
      () => page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await open(page);
      await close();
      await expect(dialogOf(page, title)).toBeHidden();
    }
  });
  test("the second press of a double press neither closes what the first one opened nor presses what lies under it", async ({
    page,
  }) => {
    const pressAgain = async () => {
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    };
    // The pointer is still at the opener, which the backdrop covers.
    await pressAgain();
    await expect(dialogOf(page, title)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click();
    await expect(dialogOf(page, title)).toBeHidden();
    const heard = await page.evaluateHandle(() => {
      const clicks: number[] = [];
      document.addEventListener("click", ({ detail }) => clicks.push(detail));
      return clicks;
    });
    await pressAgain();
    expect(await heard.jsonValue()).toEqual([]);
    await page.mouse.click(5, 5);
    expect(await heard.jsonValue()).toEqual([1]);
  });
  test("forgets values and errors when it closes", async ({ page }) => {
    await name(page).fill("Анна");
    await pressAsleep(page);
    await page.keyboard.press("Escape");
    await open(page);
    await expect(name(page)).toHaveValue("");
    await expect(phone(page)).toHaveValue("+7");
    await expect(page.locator("#callback-form .is-bad")).toHaveCount(0);
  });
  test("tidies a number, and tells its fault once the visitor has left the field", async ({ page }) => {
    const fault = page.locator("#callback-phone-error");
    const usual = "Введите номер в формате +79XXXXXXXXXX";
    for (const [typed, tidy, words] of [
      ["+7", "+7", usual],
      ["+7916", "+7916", usual],
      ["8 495 000-00-55", "+74950000055", `${usual}. Городской номер не подойдёт`],
      // As autofill writes it.
      ["+7 916 123-45-67", "+79161234567", ""],
    ] as const) {
      await phone(page).fill(typed);
      await expect(phone(page)).toHaveValue(tidy);
      await expect(fault).toBeHidden();
      await name(page).focus();
      if (words === "") await expect(fault).toBeHidden();
      else await expect(fault.filter({ visible: true })).toContainText(words);
    }
  });
  test("sends a number that a filler wrote without an event, in any usual spelling", async ({ page }) => {
    for (const written of ["8 916 765-43-21", "+7 (916) 765-43-22"]) {
      await phone(page).evaluate((field: HTMLInputElement, value) => {
        field.removeAttribute("maxlength");
        field.value = value;
      }, written);
      await pressAsleep(page);
      const thanks = page.getByRole("dialog", { name: "Спасибо!" });
      await expect(thanks, written).toContainText("+7 916 765-43-2");
      await page.keyboard.press("Escape");
      await expect(thanks).toBeHidden();
      await open(page);
    }
  });
  test("refuses a number with letters or quotes after it, and keeps typed letters within the limit", async ({
    page,
  }) => {
    for (const filled of ["+79161234567';--", "+79161234567a", "+791612345678"]) {
      await phone(page).evaluate((field: HTMLInputElement, value) => {
        field.removeAttribute("maxlength");
        field.value = value;
      }, filled);
      await pressAsleep(page);
      await expect(page.locator("#callback-phone-error"), filled).toBeVisible();
    }
    await phone(page).fill("+79161234567';--");
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    await phone(page).fill("");
    await phone(page).pressSequentially("+79161234567890abc");
    await expect(phone(page)).toHaveValue("+79161234567");
  });
  test("takes the number out of a pasted text", async ({ page }) => {
    await phone(page).evaluate((field) => {
      const data = new DataTransfer();
      data.setData("text/plain", "тел. 8 (916) 123-45-67");
      field.focus();
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(phone(page)).toHaveValue("+79161234567");
  });
  test("keeps typed text when a visitor clicks outside; Escape and the cross still close it", async ({ page }) => {
    const dialog = dialogOf(page, title);
    await name(page).fill("Анна");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(name(page)).toHaveValue("Анна");
    // Emptied fields hold nothing to lose.
    await name(page).fill("");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
  test("has an aria-disabled button that still names the missing fields and focuses them", async ({ page }) => {
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    await pressAsleep(page);
    await expect(phone(page)).toBeFocused();
    await expect(page.locator("#callback-phone-error")).toBeVisible();
    await expect(page.locator("#callback-form .req-say")).toHaveText("Проверьте поле: телефон");
    await phone(page).fill("+79990000007");
    await expect(send(page)).toHaveAttribute("aria-disabled", "false");
    await expect(page.locator("#callback-form .req-say")).toBeEmpty();
  });
  test("blocks only the up and down arrows in the multi-line field", async ({ page }) => {
    const comment = page.locator("#callback-form textarea");
    await comment.fill("раз\nдва");
    const caret = () => comment.evaluate((field) => (field instanceof HTMLTextAreaElement ? field.selectionStart : -1));
    const before = await caret();
    await page.keyboard.press("ArrowUp");
    expect(await caret()).toBe(before);
    await page.keyboard.press("ArrowLeft");
    expect(await caret()).toBe(before - 1);
  });
});

test("a form whose script cannot load reloads the page once, then opens as a page without script", async ({
  page,
  site,
}) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(/\/enquiry-forms-.*\.js/, (route) => route.abort());
  await page.goto("/about");
  const opener = page.getByRole("link", { name: "Написать нам" }).first();
  await opener.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await opener.click();
  await page.waitForURL("**/requests/callback");
  await page.getByLabel("Телефон").fill("+79160005501");
  await page.getByRole("button", { name: "Отправить" }).click();
  await expect(page.getByRole("heading", { name: "Спасибо!" })).toBeVisible();
  await expect.poll(() => site.received.at(-1)?.body).toMatchObject({ phone: "+79160005501" });
});
