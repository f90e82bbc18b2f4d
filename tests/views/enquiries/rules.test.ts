import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { checkForm, multiline, text } from "../../../views/enquiries/define-form.ts";
import { checkEmail, checkPhone, textRules } from "../../../views/enquiries/validators.ts";

const phones = "+7916123456|+791612345678|89161234567|+19161234567|телефон|+79１61234567|+7 916 123 45 67";
/** The specification's table of section 5: a rule, its message, what passes and what does not. */
const table = [
  [
    "name",
    textRules.name,
    "Имя должно содержать минимум 2 буквы",
    ["Ян", "Ann", "Ё. Ж", ""],
    ["Я", "12", "!?", "李明"],
  ],
  ["phone", checkPhone, "Введите номер в формате +79XXXXXXXXXX", ["+79161234567", ""], phones.split("|")],
  ["email", checkEmail, "Укажите корректный адрес почты, например:", ["a@b.ru", ""], ["a@b", "@b.ru", "a b@c.ru"]],
  [
    "link",
    textRules.link,
    "Некорректная ссылка",
    ["https://a.ru", "http://a.example/x?y=1#z", ""],
    ["a.ru", "javascript:alert(1)", "https://a"],
  ],
  [
    "comment",
    textRules.comment,
    "Комментарий должен быть не менее 15 символов",
    ["а".repeat(15), ""],
    ["а".repeat(14)],
  ],
] as const;

describe.each(table)("The rule %s", (_, check, message, right, wrong) => {
  test.each(right)("takes %j", (value) => {
    expect(check(value)).toBeUndefined();
  });
  test.each(wrong)("refuses %j with its message", (value) => {
    expect(check(value)).toMatch(new RegExp(`^${message.replace("+", "\\+")}`));
  });
});

test("a field of text names its rule, and without one takes anything", () => {
  expect(text({ label: "Имя", rule: "name" }).check("Я")).toBe("Имя должно содержать минимум 2 буквы");
  expect(multiline({ label: "Комментарий", rule: "comment" }).check("коротко")).toMatch(/не менее 15/);
  expect(text({ label: "Имя" }).check("Я")).toBeUndefined();
});

describe("Only the phone and mail address can block a form", () => {
  test.each(Object.values(allForms))("$name accepts a one-letter name, and names each empty required field", (form) => {
    expect(checkForm(form, { ...form.example, name: "А", comment: "да" }).errors).toEqual({});
    const required = Object.entries(form.fields).filter(([, field]) => field.required);
    expect(Object.keys(checkForm(form, {}).errors)).toEqual(required.map(([name]) => name));
  });
});
