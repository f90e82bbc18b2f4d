import { arrivedWith, freshPhone } from "../tests/support/enquiries/fresh-posts.ts";
import { subjectIds } from "../tests/support/pages/route-addresses.ts";
import { allForms } from "../views/enquiries/all-forms.ts";
import { subjectParam } from "../views/enquiries/define-form.ts";
import { parkStatements } from "../views/park/claims/claims.ts";
import { dialogOf, formReady, openers, pressOpener } from "./support/enquiry-dialogs.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";

test.use({ reducedMotion: "no-preference" });

for (const form of Object.values(allForms)) {
  const { page: where, words } = openers[form.name];

  test(`by keyboard '${form.title}' opens, thanks, and delivers all of it once`, async ({ page, site }) => {
    const values: Record<string, string> = { ...form.example, phone: freshPhone() };
    await page.goto(where);
    const opener = page.getByRole("link", { name: words, exact: true }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, form.title);
    await expect(dialog).toBeVisible();
    await formReady(page);
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(660);
    const widths = await dialog
      .locator(".req > *")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(580);
    await expect(dialog.getByRole("heading", { name: form.title })).toBeFocused();
    await dialog.locator("[name=name]").focus();
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.kind === "locked") continue;
      await expect(dialog.locator(`[name="${name}"]`)).toBeFocused();
      // The phone field begins with +7; the test types the rest.
      await page.keyboard.type(name === "phone" ? (values.phone ?? "").slice(2) : (values[name] ?? ""));
      await page.keyboard.press("Tab");
    }
    // The consent and its three links precede the button in tab order.
    for (let link = 0; link < 3; link += 1) await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Отправить" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const success = dialogOf(page, "Спасибо!");
    await expect(success).toBeVisible();
    const thanks = parkStatements.calls[form.name].success ?? form.success;
    if (thanks) await expect(success).toContainText(thanks);
    await expect(success).toContainText(/звонит|Перезвоним/);
    const [arrived, ...more] = arrivedWith(site, values.phone);
    expect(more).toEqual([]);
    expect(arrived?.body).toMatchObject({ ...values, roistat: "nocookie" });
    if (form.subject) expect(arrived?.body[subjectParam(form.subject)]).toBe(Number(subjectIds[form.subject]));
    await page.keyboard.press("Escape");
    await expect(success).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("shows who calls, with a face, again after a mistake is mended", async ({ page }) => {
  await page.goto(openers.rent.page);
  await pressOpener(page.getByRole("link", { name: openers.rent.words, exact: true }).first());
  await formReady(page);
  const dialog = dialogOf(page, allForms.rent.title);
  const line = dialog.locator(".req-say");
  await expect(line.locator(".face")).toBeVisible();
  const usual = await line.innerHTML();
  await dialog.locator("[name=phone]").fill("+7912");
  await dialog.getByRole("button", { name: "Отправить" }).click({ force: true });
  await expect(line).toHaveText("Проверьте поле: телефон");
  await dialog.locator("[name=phone]").fill(freshPhone());
  await expect.poll(() => line.innerHTML()).toBe(usual);
});

test.describe("A form's page without script", () => {
  newTest.use({ javaScriptEnabled: false });

  newTest(
    "opens by the same link, rejects wrong values and keeps all of them, and then delivers",
    async ({ page, site }) => {
      const form = allForms.rent;
      const { page: where, words } = openers.rent;
      const values: Record<string, string> = { ...form.example, phone: freshPhone() };
      const fieldOf = (name: string) => page.locator(`#rent-form [name="${name}"]`);
      await page.goto(where);
      await page.getByRole("link", { name: words, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: form.title })).toBeVisible();
      for (const [name, value] of Object.entries({ ...values, phone: "8 916" })) await fieldOf(name).fill(value);
      await page.getByRole("button", { name: "Отправить" }).click();
      await expect(page.getByText("Введите номер в формате +79XXXXXXXXXX").first()).toBeVisible();
      await expect(page).toHaveTitle(/^Ошибка: /);
      await expect(fieldOf("name")).toHaveValue(values.name ?? "");
      await fieldOf("phone").fill(values.phone ?? "");
      await page.getByRole("button", { name: "Отправить" }).click();
      await expect(page).toHaveURL(/\/requests\/success\?form=\w+(&\w+Id=\d+)?$/);
      await expect(page.getByRole("heading", { level: 1, name: "Спасибо!" })).toBeVisible();
      expect(arrivedWith(site, values.phone)).toHaveLength(1);
    },
  );
});
