import { describe, expect, test } from "vitest";
import { multiline, text } from "../../../views/enquiries/form-fields.ts";
import { checkComment, checkEmail, checkLink, checkName, checkPhone } from "../../../views/enquiries/validators.ts";

/** The specification's table of section 5: a rule, its message, what passes and what does not. */
const table = [
  ["name", checkName, "Имя должно содержать минимум 2 буквы", ["Ян", "Ann", "Ё. Ж", ""], ["Я", "12", "!?", "李明"]],
  ["phone", checkPhone, "Введите номер в формате +79XXXXXXXXXX", ["+79161234567", ""], ["+7916123456", "89161234567"]],
  ["email", checkEmail, "Укажите корректный адрес почты, например:", ["a@b.ru", ""], ["a@b", "@b.ru", "a b@c.ru"]],
  [
    "link",
    checkLink,
    "Некорректная ссылка",
    ["https://a.ru", "http://a.example/x?y=1#z", ""],
    ["a.ru", "javascript:alert(1)", "https://a"],
  ],
  ["comment", checkComment, "Комментарий должен быть не менее 15 символов", ["а".repeat(15), ""], ["а".repeat(14)]],
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
