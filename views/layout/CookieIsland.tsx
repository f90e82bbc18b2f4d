import { CookieNotice, type CookieNoticeProps } from "../islands/CookieNotice.tsx";

import { href } from "../routes.ts";
import { Island } from "./Island.tsx";

const words: CookieNoticeProps = {
  notice: "Мы используем файлы cookie, чтобы сайт работал, и — с вашего согласия — чтобы считать посещения.",
  title: "Какие cookie мы используем",
  columns: ["Группа", "Для чего", "Срок"],
  groups: [
    {
      name: "Необходимые",
      purpose: "Помнят язык, ваш ответ о cookie и закрытые объявления",
      term: "до года",
    },
    {
      name: "Аналитика",
      purpose: "Показывают, какие страницы открывают и откуда приходят",
      term: "до года",
    },
    {
      name: "Чат и звонки",
      purpose: "Связывают сообщение в чате или звонок с посещением сайта",
      term: "до года",
    },
  ],
  choice: "«Понятно» разрешает всё. Изменить решение можно внизу любой страницы: «Настройки cookie».",
  privacy: { href: href("privacy", {}), text: "Политика конфиденциальности" },
  consent: { href: "/docs/consent-cookie.pdf", text: "согласие на cookie (PDF)" },
};

/** The cookie notice; hidden until its code has loaded, and for visitors who have answered it. */
export function CookieIsland() {
  return (
    <Island when="no-cookie-notice" hidden>
      <CookieNotice {...words} />
    </Island>
  );
}
