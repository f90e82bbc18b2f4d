import { defineForm } from "./define-form.ts";
import { multiline, phone, text } from "./fields.ts";

/** «Оставить заявку» for a media facade. */
export const advertisementForm = defineForm({
  name: "advertisement",
  title: "Заявка на рекламу",
  lead: "Пришлём свободные даты и медиаплан.",
  answeredBy: "advertising",
  calls: { within: "в течение 15 минут", minutes: 15 },
  about: "mediaFacadeSolution",
  fields: {
    name: text({ label: "Имя", hint: "если хотите", autocomplete: "name" }),
    phone: phone(),
    comment: multiline({ label: "Комментарий", hint: "что рекламируете и на какие даты" }),
  },
  send: "Отправить",
  success: "Заявка принята. Пришлём свободные даты и медиаплан.",
  payload: ({ name = "", phone = "", comment = "" }, about) => ({
    name,
    phone,
    comment,
    mediaFacadeSolutionId: about?.id ?? "",
  }),
  example: { name: "Ирина", phone: "+79000000005", comment: "Открытие магазина, две недели в декабре." },
});
