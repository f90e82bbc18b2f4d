import type { FormDefinition } from "./define-form.ts";
import { multiline, phone, text } from "./form-fields.ts";

/** «Написать нам»: an enquiry for a call. */
export const callbackForm: FormDefinition = {
  name: "callback",
  title: "Написать нам",
  lead: "Перезвоним в рабочее время.",
  fields: {
    name: text({ label: "Имя", hint: "если хотите", autocomplete: "name" }),
    phone: phone(),
    comment: multiline({ label: "Комментарий", hint: "о чём и когда удобно" }),
  },
  example: { name: "Анна", phone: "+79000000001", comment: "Нужен офис на десять человек, звоните после обеда." },
};
