/** The words of the popup. `groups` are kinds of cookies, one a row. */
export const cookieWords = {
  title: "Какие cookie мы используем",
  columns: ["Группа", "Для чего", "Срок"],
  groups: [
    { name: "Необходимые", purpose: "Помнят язык, ваш ответ о cookie и закрытые объявления", term: "до года" },
    { name: "Аналитика", purpose: "Показывают, какие страницы открывают и откуда приходят", term: "до года" },
    { name: "Чат и звонки", purpose: "Связывают сообщение в чате или звонок с посещением сайта", term: "до года" },
  ],
  choice: "«Понятно» разрешает всё. Изменить решение можно внизу любой страницы: «Настройки cookie».",
  consent: { href: "/docs/consent-cookie.pdf", text: "согласие на cookie (PDF)" },
};
