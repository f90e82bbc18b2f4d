import { email, type FormDefinition, type FormName, locked, multiline, phone, text } from "./define-form.ts";

const name = (label: string) => text({ label, hint: "если хотите", autocomplete: "name" });

/** The five forms of the site. */
export const allForms: Readonly<Record<FormName, FormDefinition>> = {
  /** «Написать нам»: an enquiry for a call. */
  callback: {
    name: "callback",
    title: "Написать нам",
    lead: "Перезвоним в рабочее время.",
    fields: {
      name: name("Имя"),
      phone: phone(),
      comment: multiline({ label: "Комментарий", hint: "о чём и когда удобно" }),
    },
    example: { name: "Анна", phone: "+79000000001", comment: "Нужен офис на десять человек, звоните после обеда." },
  },
  /** «Откликнуться»: an application for a vacancy. */
  vacancy: {
    name: "vacancy",
    title: "Отклик на вакансию",
    lead: "Изучим отклик и свяжемся с вами.",
    subject: "vacancy",
    fields: {
      name: name("ФИО"),
      phone: phone(),
      email: email(),
      comment: multiline({ label: "Комментарий", hint: "опыт, ссылка на резюме" }),
    },
    success: "Отклик принят. Отдел кадров изучит его и позвонит.",
    example: {
      name: "Пётр Ильин",
      phone: "+79000000002",
      email: "petr@company.ru",
      comment: "Пять лет работаю дежурным электриком.",
    },
  },
  /** «Получить презентацию»: the plan and terms of a unit. */
  presentation: {
    name: "presentation",
    title: "Получить презентацию",
    lead: "Позвоним и спросим, куда прислать план и условия.",
    answeredBy: "rent",
    subject: "pavilion",
    fields: { name: name("Имя"), phone: phone() },
    success: "Заявка принята. Позвоним и спросим, куда прислать план и условия.",
    example: { name: "Мария", phone: "+79000000003" },
  },
  /** «Оставить заявку» for a unit. */
  rent: {
    name: "rent",
    title: "Заявка на аренду",
    lead: "Подтвердим условия и предложим время показа.",
    answeredBy: "rent",
    subject: "pavilion",
    takesWish: true,
    fields: {
      pavilionName: locked({ label: "Помещение", isSent: false }),
      square: locked({ label: "Площадь, м²" }),
      body: locked({ label: "Корпус" }),
      floor: locked({ label: "Этаж" }),
      name: name("Имя"),
      phone: phone(),
      comment: multiline({ label: "Комментарий", hint: "что важно, когда смотреть" }),
    },
    success: "Заявка принята. Подтвердим условия и предложим время показа.",
    example: { name: "Олег", phone: "+79000000004", comment: "Посмотрим помещение на этой неделе." },
  },
  /** «Оставить заявку» for a media facade. */
  advertisement: {
    name: "advertisement",
    title: "Заявка на рекламу",
    lead: "Позвоним и назовём свободные даты.",
    answeredBy: "advertising",
    subject: "mediaFacadeSolution",
    fields: {
      name: name("Имя"),
      phone: phone(),
      comment: multiline({ label: "Комментарий", hint: "что и на какие даты" }),
    },
    success: "Заявка принята. Позвоним и назовём свободные даты.",
    example: { name: "Ирина", phone: "+79000000005", comment: "Открытие магазина, две недели в декабре." },
  },
};

export const formNamed = (searched: string): FormDefinition | undefined =>
  Object.values(allForms).find((form) => form.name === searched);
