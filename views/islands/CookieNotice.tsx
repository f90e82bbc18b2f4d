import { useLayoutEffect, useRef, useState } from "react";

/**
 * All that the notice says; words travel as data, so that the code stays small. `groups` are kinds of cookies, one a
 * row.
 */
export type CookieNoticeProps = {
  notice: string;
  title: string;
  columns: string[];
  groups: { name: string; purpose: string; term: string }[];
  choice: string;
  privacy: Link;
  consent: Link;
};

type Link = { href: string; text: string };

/** What the visitor allows. */
export type Consent = "all" | "necessary";

/**
 * The cookie notice: a strip at the foot of the window, and a popup with the details. The event `site:cookie-settings`
 * opens it again.
 */
export function CookieNotice({ notice, title, columns, groups, choice, privacy, consent }: CookieNoticeProps) {
  const [open, setOpen] = useState(true);
  const popup = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const reopen = () => {
      setOpen(true);
      // Whoever asked for it goes on inside; it is there in the next frame.
      requestAnimationFrame(() => panel.current?.focus());
    };
    document.addEventListener("site:cookie-settings", reopen);
    return () => document.removeEventListener("site:cookie-settings", reopen);
  }, []);

  const close = (allowed: Consent) => {
    popup.current?.close();
    setOpen(false);
    answer(allowed);
  };

  return (
    <>
      <section className="cookie-notice" aria-label="Файлы cookie" tabIndex={-1} ref={panel} hidden={!open}>
        <div className="wrap">
          <p>
            {notice} <a href={privacy.href}>{privacy.text}</a>
          </p>
          <button type="button" className="button button-outline" onClick={() => close("all")}>
            Принять
          </button>
          <button type="button" className="button button-outline" onClick={() => popup.current?.showModal()}>
            Узнать больше
          </button>
          <CloseButton className="cookie-close" onClick={() => close("necessary")} />
        </div>
      </section>
      <dialog className="modal modal-cookies" aria-labelledby="cookies-title" ref={popup} {...{ closedby: "any" }}>
        <div className="modal-head">
          <h2 className="modal-title" id="cookies-title">
            {title}
          </h2>
          <CloseButton className="modal-close" onClick={() => close("necessary")} />
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
            <button type="button" className="button button-outline" onClick={() => close("necessary")}>
              Только необходимые
            </button>
            <button type="button" className="button button-outline" onClick={() => close("all")}>
              Понятно
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}

/**
 * Stores the answer and tells the page, so that what waits for consent may begin. Where storage is refused it asks
 * again next time.
 */
function answer(consent: Consent): void {
  try {
    localStorage.setItem("cookieNotice", "true");
    localStorage.setItem("cookieConsent", consent);
  } catch {
    // Nothing to remember it in.
  }
  document.dispatchEvent(new CustomEvent("site:consent", { detail: { consent } }));
}

function CloseButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button type="button" className={className} aria-label="Закрыть" onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
