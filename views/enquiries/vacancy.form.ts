import type { FormDefinition } from "./define-form.ts";
import { email, multiline, phone, text } from "./form-fields.ts";

/** «Откликнуться»: an application for a vacancy. */
export const vacancyForm: FormDefinition = {
  name: "vacancy",
  title: "Отклик на вакансию",
  lead: "Изучим отклик и свяжемся с вами.",
  subject: "vacancy",
  fields: {
    name: text({ label: "ФИО", hint: "если хотите", autocomplete: "name" }),
    phone: phone(),
    email: email(),
    comment: multiline({ label: "Комментарий", hint: "опыт, ссылка на резюме" }),
  },
  success: "Спасибо за отклик! Мы изучим его и перезвоним.",
  example: {
    name: "Пётр Ильин",
    phone: "+79000000002",
    email: "petr@company.ru",
    comment: "Пять лет работаю дежурным электриком.",
  },
};
