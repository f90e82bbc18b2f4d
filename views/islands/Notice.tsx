import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The words of the strip. Those of the popup come with its code: few visitors open it. */
export type CookieNoticeProps = { notice: string; privacy?: PolicyLink | undefined };

/** The privacy policy. Undefined while the site has none. */
type PolicyLink = { href: string; text: string };

/** A rendered notice with the props of its markup, which is their only copy in the page. */
export function cookieNoticeOf(rendered: Element): ReactElement {
  const words = rendered.querySelector("p");
  const link = rendered.querySelector("p a");
  const privacy = link ? { href: link.getAttribute("href") ?? "", text: link.textContent ?? "" } : undefined;
  return <CookieNotice notice={words?.firstChild?.textContent?.trimEnd() ?? ""} privacy={privacy} />;
}

/**
 * The cookie notice: a strip at the foot of the window, and a popup with the details. Its `data-answer`s are stored by
 * `views/browser/islands.ts`. The event `site:cookie-settings` opens it again.
 */
export function CookieNotice({ notice, privacy }: CookieNoticeProps) {
  const [open, setOpen] = useState(true);
  const [explaining, setExplaining] = useState(false);
  const popup = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    const reopen = () => {
      opener.current = document.activeElement;
      setOpen(true);
      // The focus moves into the popup, which is rendered in the next frame.
      requestAnimationFrame(() => panel.current?.focus());
    };
    document.addEventListener("site:cookie-settings", reopen);
    return () => document.removeEventListener("site:cookie-settings", reopen);
  }, []);

  useLayoutEffect(() => {
    if (explaining) popup.current?.showModal();
  }, [explaining]);

  // It stays in the page, so that it can fade out.
  const explain = () => {
    setExplaining(true);
    if (!popup.current?.open) popup.current?.showModal();
  };
  const close = () => {
    popup.current?.close();
    const next = opener.current ?? document.querySelector("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    setOpen(false);
  };

  return (
    <>
      <section className="cookie-notice" aria-label="Файлы cookie" tabIndex={-1} ref={panel} hidden={!open}>
        <div className="wrap">
          <p role="status">
            {notice} {privacy && <a href={privacy.href}>{privacy.text}</a>}
          </p>
          <button type="button" className="button button-outline" data-answer="all" onClick={close}>
            Принять
          </button>{" "}
          <button type="button" className="button button-outline" onClick={explain}>
            Узнать больше
          </button>
          <CloseButton className="cookie-close" onClick={close} />
        </div>
      </section>
      {explaining && <CookiePopup privacy={privacy} popup={popup} close={close} />}
    </>
  );
}

type PopupProps = {
  privacy: PolicyLink | undefined;
  popup: RefObject<HTMLDialogElement | null>;
  close: () => void;
};

/** The words of the popup. `groups` are kinds of cookies, one a row. */
const cookieWords = {
  title: "Какие cookie мы используем",
  columns: ["Группа", "Для чего", "Срок"],
  groups: [
    { name: "Необходимые", purpose: "Помнят язык, ваш ответ о cookie и закрытые объявления", term: "до года" },
    { name: "Аналитика", purpose: "Считает, какие страницы открывают и откуда приходят", term: "до года" },
    { name: "Чат и звонки", purpose: "Помогают связать чат или звонок с вашим визитом", term: "до года" },
  ],
  choice: "«Понятно» разрешает всё. Изменить решение можно внизу любой страницы: «Настройки cookie».",
  consent: { href: "/docs/consent-cookie.pdf", text: "согласие на cookie (PDF)" },
};

/** The list of what the site stores, and the answers again. */
function CookiePopup({ privacy, popup, close }: PopupProps) {
  const { title, columns, groups, choice, consent } = cookieWords;
  return (
    <dialog className="modal modal-cookies" aria-labelledby="cookies-title" ref={popup}>
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
          {choice} {privacy && <a href={privacy.href}>{privacy.text}</a>}
          {privacy && ", "}
          <a href={consent.href}>{consent.text}</a>.
        </p>
        <div className="cookie-answers">
          <button type="button" className="button button-outline" data-answer="necessary" onClick={close}>
            Только необходимые
          </button>
          <button type="button" className="button button-outline" data-answer="all" onClick={close}>
            Понятно
          </button>
        </div>
      </div>
    </dialog>
  );
}

function CloseButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button type="button" className={className} aria-label="Закрыть" data-answer="necessary" onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
