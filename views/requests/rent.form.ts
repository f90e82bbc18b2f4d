import { defineForm } from "./define-form.ts";
import { locked, multiline, phone, text } from "./fields.ts";

/** «Оставить заявку»: to rent a unit. */
export const rentForm = defineForm({
  name: "rent",
  title: "Заявка на аренду",
  lead: "Подтвердим условия и предложим время показа.",
  about: "pavilion",
  fields: {
    pavilionName: locked({ label: "Помещение" }),
    square: locked({ label: "Площадь, м²" }),
    body: locked({ label: "Корпус" }),
    floor: locked({ label: "Этаж" }),
    name: text({ label: "Имя", autocomplete: "name" }),
    phone: phone(),
    comment: multiline({ label: "Комментарий", hint: "Когда удобен показ и что важно в помещении" }),
  },
  send: "Отправить",
  success: "Заявка принята. Менеджер по аренде подтвердит условия и предложит время показа.",
  payload: ({ name = "", phone = "", comment = "" }, about) => ({
    pavilionId: about?.id ?? "",
    square: about?.known.square ?? "",
    body: about?.known.body ?? "",
    floor: about?.known.floor ?? "",
    name,
    phone,
    comment,
  }),
  example: { name: "Олег", phone: "+79000000004", comment: "Посмотрим помещение на этой неделе." },
});
