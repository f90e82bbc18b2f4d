import { useLayoutEffect, useRef, useState } from "react";

/** What the notice needs: where the policy and the consent are. */
export type CookieNoticeProps = { privacyHref: string; consentHref: string };

type Consent = "all" | "necessary";

/** Stores the answer and tells the page, so that what waits for consent may begin. Storage may be refused: then it asks again. */
function answer(consent: Consent): void {
  try {
    localStorage.setItem("cookieNotice", "true");
    localStorage.setItem("cookieConsent", consent);
  } catch {
    // Nothing to remember it in.
  }
  document.dispatchEvent(new CustomEvent("site:consent", { detail: { consent } }));
}

/** The cookie notice: a panel at the foot of the window, and a popup with the details. The event `site:cookie-settings` opens it again. */
export function CookieNotice({ privacyHref, consentHref }: CookieNoticeProps) {
  const [open, setOpen] = useState(true);
  const popup = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const reopen = () => {
      setOpen(true);
      // Whoever asked for it by keyboard goes on inside.
      requestAnimationFrame(() => panel.current?.focus());
    };
    document.addEventListener("site:cookie-settings", reopen);
    return () => document.removeEventListener("site:cookie-settings", reopen);
  }, []);

  const close = (consent: Consent) => {
    popup.current?.close();
    setOpen(false);
    answer(consent);
  };

  return (
    <>
      <section className="cookie-notice" aria-label="Файлы cookie" tabIndex={-1} ref={panel} hidden={!open}>
        <p>
          Мы&nbsp;используем файлы cookie, чтобы сайт работал, и&nbsp;— с&nbsp;вашего согласия — чтобы считать
          посещения.
        </p>
        <div className="cookie-actions">
          <button type="button" className="button button-primary" onClick={() => close("all")}>
            Принять
          </button>
          <button
            type="button"
            className="button button-outline"
            aria-haspopup="dialog"
            onClick={() => popup.current?.showModal()}
          >
            Узнать больше
          </button>
        </div>
        <CloseButton className="cookie-close" onClick={() => close("necessary")} />
      </section>
      <dialog
        className="modal modal-cookies"
        id="cookie-details"
        aria-labelledby="cookie-details-title"
        ref={popup}
        {...{ closedby: "any" }}
      >
        <div className="modal-head">
          <h2 className="modal-title" id="cookie-details-title">
            Какие cookie мы&nbsp;используем
          </h2>
          <CloseButton className="modal-close" onClick={() => close("necessary")} />
        </div>
        <div className="modal-body">
          <div className="table-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Группа</th>
                  <th scope="col">Для чего</th>
                  <th scope="col">Срок</th>
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
          </div>
          <p>
            «Принять» и&nbsp;«Понятно» разрешают все группы, «Закрыть» — только необходимые. Изменить решение можно
            внизу любой страницы: «Настройки cookie».
          </p>
          <p>
            <a href={privacyHref}>Политика конфиденциальности</a>,{" "}
            <a href={consentHref}>согласие на&nbsp;использование cookie (PDF)</a>
          </p>
          <button type="button" className="button button-primary" onClick={() => close("all")}>
            Понятно
          </button>
        </div>
      </dialog>
    </>
  );
}

const groups = [
  {
    name: "Необходимые",
    purpose: "Помнят язык сайта, ответ на\u00a0это уведомление и\u00a0закрытые объявления",
    term: "до\u00a0года",
  },
  { name: "Аналитика", purpose: "Показывают, какие страницы открывают и\u00a0откуда приходят", term: "до\u00a0года" },
  {
    name: "Чат и\u00a0звонки",
    purpose: "Связывают переписку в\u00a0чате и\u00a0звонок с\u00a0посещением сайта",
    term: "до\u00a0года",
  },
];

function CloseButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button type="button" className={className} aria-label="Закрыть" onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
