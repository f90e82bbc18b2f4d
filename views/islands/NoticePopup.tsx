import type { RefObject } from "react";

type Props = {
  privacy: { href: string; text: string };
  popup: RefObject<HTMLDialogElement | null>;
  close: () => void;
};

/** The words of the popup. `groups` are kinds of cookies, one a row. */
const cookieWords = {
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

/** The list of what the site stores, and the answers again. */
export function CookiePopup({ privacy, popup, close }: Props) {
  const { title, columns, groups, choice, consent } = cookieWords;
  return (
    <dialog className="modal modal-cookies" aria-labelledby="cookies-title" ref={popup} {...{ closedby: "any" }}>
      <div className="modal-head">
        <h2 className="modal-title" id="cookies-title">
          {title}
        </h2>
        <CloseButton className="modal-close" onClick={close} />
      </div>
      <div className="modal-body">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, purpose, term }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{term}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">
          {choice} <a href={privacy.href}>{privacy.text}</a>, <a href={consent.href}>{consent.text}</a>.
        </p>
        <div className="cookie-answers">
          <button type="button" className="button button-outline" data-answer="necessary" onClick={close}>
            Только необходимые
          </button>
          <button type="button" className="button button-outline" data-answer="all" onClick={close}>
            Понятно, разрешить все
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The button that closes its dialog or notice. */
export function CloseButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button type="button" className={className} aria-label="Закрыть" data-answer="necessary" onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
