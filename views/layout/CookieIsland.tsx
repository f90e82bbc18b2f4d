import { CookieNotice, type CookieNoticeProps } from "../islands/CookieNotice.tsx";
import { nbsp } from "../kit/format.ts";
import { href } from "../routes.ts";
import { Island } from "./Island.tsx";

const words: CookieNoticeProps = {
  notice: nbsp("Мы используем файлы cookie, чтобы сайт работал, и — с вашего согласия — чтобы считать посещения."),
  title: nbsp("Какие cookie мы используем"),
  columns: ["Группа", "Для чего", "Срок"],
  groups: [
    {
      name: "Необходимые",
      purpose: nbsp("Помнят язык, ваш ответ о cookie и закрытые объявления"),
      term: nbsp("до года"),
    },
    {
      name: "Аналитика",
      purpose: nbsp("Показывают, какие страницы открывают и откуда приходят"),
      term: nbsp("до года"),
    },
    {
      name: nbsp("Чат и звонки"),
      purpose: nbsp("Связывают сообщение в чате или звонок с посещением сайта"),
      term: nbsp("до года"),
    },
  ],
  choice: nbsp(
    "«Принять» и «Понятно» разрешают всё, «Закрыть» — только необходимое. Изменить решение можно внизу любой страницы: «Настройки cookie».",
  ),
  links: [
    { href: href("privacy", {}), text: "Политика конфиденциальности" },
    { href: "/docs/consent-cookie.pdf", text: nbsp("Согласие на использование cookie (PDF)") },
  ],
};

/** The cookie notice; stays hidden for whoever has answered it. Its code comes when the visitor turns to it. */
export function CookieIsland() {
  return (
    <Island when="no-cookie-notice" on="pointerover touchstart focusin" hidden>
      <CookieNotice {...words} />
    </Island>
  );
}
