import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { CloseButton, CookiePopup } from "./NoticePopup.tsx";

/** The words of the strip. Those of the popup come with its code: few visitors open it. */
export type CookieNoticeProps = { notice: string; privacy: { href: string; text: string } };

/** A rendered notice with the props of its markup, which is their only copy in the page. */
export function cookieNoticeOf(rendered: Element): ReactElement {
  const [words, link] = [rendered.querySelector("p"), rendered.querySelector("p a")];
  const privacy = { href: link?.getAttribute("href") ?? "", text: link?.textContent ?? "" };
  return <CookieNotice notice={words?.firstChild?.textContent?.trimEnd() ?? ""} privacy={privacy} />;
}

/**
 * The cookie notice: a strip at the foot of the window, and a popup with the details. Its `data-answer`s are stored by
 * `views/browser/islands.ts`. The event `site:cookie-settings`
 * opens it again.
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
            {notice} <a href={privacy.href}>{privacy.text}</a>
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
