import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { type CallTime, SuccessDialog } from "../../../views/enquiries/Thanks.tsx";
import { plain } from "../../support/pages/page-text.ts";

const open: CallTime = { when: "в течение 15 минут" };
const closed: CallTime = { when: "завтра с 9:00", reason: "Сейчас 23:15, воскресенье." };
const person = { name: "Анна Ветрова", role: "Аренда офисов", phone: "+7 (900) 000-55-01", categories: [] };
const form = allForms.rent;
const values = { ...form.example, comment: "Покажите с утра, пожалуйста.", phone: "+79161234567" };
const phone = "+7 (900) 000-55-00";

const wordsOf = (thanks: Parameters<typeof SuccessDialog>[0]) =>
  plain(renderToStaticMarkup(<SuccessDialog {...thanks} />).replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

test("the thanks say who calls, when and on which number, and repeat nothing else of the form", () => {
  const words = wordsOf({ form, values, call: open, person, phone });
  expect(words).toContain("Анна перезвонит в течение 15 минут по номеру +7 916 123-45-67");
  expect(words).not.toContain(values.comment);
});

test("while the park is open, a mistake in the number is mended by a call", () => {
  const words = wordsOf({ form, values, call: open, phone });
  expect(words).toContain(`Ошиблись в номере или не хотите ждать? Звоните: ${phone}`);
});

test.each([undefined, person])("while the park is closed, nobody is asked to call (person %j)", (who) => {
  const words = wordsOf({ form, values, call: closed, isClosed: true, person: who, phone });
  expect(words).toContain("Ошиблись в номере? Отправьте заявку ещё раз с верным.");
  expect(words).not.toMatch(/не хотите ждать|Звоните/);
});

test("without a promise to call, too, nobody is asked to call a park that is closed", () => {
  expect(wordsOf({ form, values, isClosed: true, phone })).not.toMatch(/не хотите ждать|Звоните/);
});

test("the department that answers calls once, by its name", () => {
  const words = wordsOf({ form: allForms.vacancy, values, call: { ...closed, who: "Отдел кадров" }, phone });
  expect(words).toContain("Отдел кадров позвонит завтра с 9:00");
  expect(words).not.toContain("Перезвоним");
});
