import type { FormDefinition } from "./define-form.ts";
import { multiline, phone, text } from "./form-fields.ts";

/** «Оставить заявку» for a media facade. */
export const advertisementForm: FormDefinition = {
  name: "advertisement",
  title: "Заявка на рекламу",
  lead: "Ответим на вопросы и уточним даты.",
  answeredBy: "advertising",
  subject: "mediaFacadeSolution",
  fields: {
    name: text({ label: "Имя", hint: "если хотите", autocomplete: "name" }),
    phone: phone(),
    comment: multiline({ label: "Комментарий", hint: "что и на какие даты" }),
  },
  success: "Заявка принята. Позвоним, ответим на вопросы и уточним даты.",
  example: { name: "Ирина", phone: "+79000000005", comment: "Открытие магазина, две недели в декабре." },
};
