import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { allForms } from "../views/requests/all-forms.ts";
import { aboutParam, type FormDefinition } from "../views/requests/define-form.ts";
import { expect, type RunningSite, test } from "./support/site.ts";

/** Where a visitor meets the opener of each form, and the words on it. */
const openers: Record<string, { page: string; words: string }> = {
  callback: { page: "/", words: "Написать нам" },
  vacancy: { page: "/vacancies/3", words: "Откликнуться" },
  presentation: { page: "/pavilions/1001", words: "Получить презентацию" },
  rent: { page: "/pavilions/1001", words: "Оставить заявку" },
  advertisement: { page: "/advertising/solutions/2", words: "Оставить заявку" },
};
const aboutIds = { pavilion: 1001, vacancy: 3, mediaFacadeSolution: 2 };

let sent = 0;
/** Valid values that no other test of this worker sends. */
function freshValues(form: FormDefinition, worker: number): Record<string, string> {
  sent += 1;
  return { ...form.example, phone: `+79${String(worker).padStart(2, "0")}${String(1_000_000 + sent)}` };
}
const arrivedWith = (site: RunningSite, phone = "") => site.received.filter(({ body }) => body.phone === phone);
const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

async function fill(
  page: Page,
  form: FormDefinition,
  values: Record<string, string>,
  scope = page.locator(`#${form.name}-form`),
) {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== "locked") await scope.locator(`[name="${name}"]`).fill(values[name] ?? "");
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
});

for (const form of Object.values(allForms)) {
  const { page: where, words } = openers[form.name] ?? { page: "/", words: "" };

  test.describe(`The dialog '${form.title}'`, () => {
    test("opens from its link, is sent, thanks half a second later, and the request arrives whole", async ({
      page,
      site,
    }, info) => {
      const values = freshValues(form, info.parallelIndex);
      await page.goto(where);
      const opener = page.getByRole("link", { name: words, exact: true }).first();
      await opener.click();
      const dialog = dialogOf(page, form.title);
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(660);
      await fill(page, form, values);
      await dialog.getByRole("button", { name: form.send }).click();
      await expect(dialog).toBeHidden();
      const success = dialogOf(page, "Спасибо!");
      await expect(success).toBeVisible();
      if (form.success) await expect(success).toContainText(form.success);
      const [arrived, ...more] = arrivedWith(site, values.phone);
      expect(more).toEqual([]);
      expect(arrived?.body).toMatchObject({ ...values, roistat: "nocookie" });
      if (form.about) expect(arrived?.body[aboutParam(form.about)]).toBe(aboutIds[form.about]);
      await page.keyboard.press("Escape");
      await expect(success).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("is accessible when opened and when it shows its errors", async ({ page }) => {
      await page.goto(where);
      await page.getByRole("link", { name: words, exact: true }).first().click();
      const dialog = dialogOf(page, form.title);
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(300);
      const opened = await new AxeBuilder({ page }).include("dialog[open]").analyze();
      expect(opened.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await dialog.getByRole("button", { name: form.send }).click();
      await expect(dialog.locator("[name=phone]")).toBeFocused();
      await expect(dialog.locator("[name=phone]")).toHaveAttribute("aria-invalid", "true");
      const wrong = await new AxeBuilder({ page }).include("dialog[open]").analyze();
      expect(wrong.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test("works with the keyboard alone", async ({ page, site }, info) => {
      const values = freshValues(form, info.parallelIndex);
      await page.goto(where);
      await page.getByRole("link", { name: words, exact: true }).first().focus();
      await page.keyboard.press("Enter");
      const dialog = dialogOf(page, form.title);
      await expect(dialog).toBeVisible();
      await dialog.locator("[name=name]").focus();
      for (const [name, field] of Object.entries(form.fields)) {
        if (field.kind === "locked") continue;
        await expect(dialog.locator(`[name="${name}"]`)).toBeFocused();
        // The phone begins with +7, and the rest is typed.
        await page.keyboard.type(name === "phone" ? (values.phone ?? "").slice(2) : (values[name] ?? ""));
        await page.keyboard.press("Tab");
      }
      await expect(dialog.getByRole("button", { name: form.send })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialogOf(page, "Спасибо!")).toBeVisible();
      expect(arrivedWith(site, values.phone)).toHaveLength(1);
    });
  });

  test.describe(`The page '${form.title}' without script`, () => {
    test.use({ javaScriptEnabled: false });

    test("is reached by the same link, refuses what is wrong with every value kept, and then delivers", async ({
      page,
      site,
    }, info) => {
      const values = freshValues(form, info.parallelIndex);
      await page.goto(where);
      await page.getByRole("link", { name: words, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: form.title })).toBeVisible();
      await fill(page, form, { ...values, phone: "8 916" });
      await page.getByRole("button", { name: form.send }).click();
      await expect(page.getByText("Введите номер в формате +79XXXXXXXXXX").first()).toBeVisible();
      await expect(page).toHaveTitle(/^Ошибка: /);
      await expect(page.locator(`#${form.name}-form [name=name]`)).toHaveValue(values.name ?? "");
      await page.locator(`#${form.name}-form [name=phone]`).fill(values.phone ?? "");
      await page.getByRole("button", { name: form.send }).click();
      await expect(page).toHaveURL(/\/requests\/success$/);
      await expect(page.getByRole("heading", { level: 1, name: "Спасибо!" })).toBeVisible();
      expect(arrivedWith(site, values.phone)).toHaveLength(1);
    });
  });
}

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
