import type { FormDefinition } from "./define-form.ts";
import { locked, multiline, phone, text } from "./form-fields.ts";

/** «Оставить заявку» for a unit. */
export const rentForm: FormDefinition = {
  name: "rent",
  title: "Заявка на аренду",
  lead: "Подтвердим условия и предложим время показа.",
  answeredBy: "rent",
  subject: "pavilion",
  takesWish: true,
  fields: {
    pavilionName: locked({ label: "Помещение", isSent: false }),
    square: locked({ label: "Площадь, м²", unit: "м²" }),
    body: locked({ label: "Корпус", showsLabel: true }),
    floor: locked({ label: "Этаж", showsLabel: true, joined: true }),
    name: text({ label: "Имя", hint: "если хотите", autocomplete: "name" }),
    phone: phone(),
    comment: multiline({ label: "Комментарий", hint: "что важно, когда смотреть" }),
  },
  success: "Заявка принята. Менеджер по аренде подтвердит условия и предложит время показа.",
  example: { name: "Олег", phone: "+79000000004", comment: "Посмотрим помещение на этой неделе." },
};
