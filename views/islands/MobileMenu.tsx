import { type ReactElement, useLayoutEffect, useRef, useState } from "react";

/**
 * A link of the menu; `current` is the value of `aria-current`; `external` leads to another site; `count` stands beside
 * it, after its own space.
 */
export type MenuEntry = {
  text: string;
  href: string;
  current?: "page" | "true" | undefined;
  external?: boolean | undefined;
  count?: string | undefined;
};

/**
 * All that the menu shows. `note` stands under the phone; `language` is the page's. `callback` is the page of the form
 * and the fragment of its dialog.
 */
export type MobileMenuProps = {
  rent: MenuEntry[];
  main: MenuEntry[];
  visit: MenuEntry[];
  phone: { text: string; href: string | undefined };
  note: string;
  language: string;
  callback: { href: string; fragment: string };
};

/** A rendered menu with the props of its markup, which is their only copy in the page. */
export function mobileMenuOf(rendered: Element): ReactElement {
  const entries = (className: string) => [...rendered.querySelectorAll(`.${className} a`)].map(entryOf);
  const phone = rendered.querySelector(".phone-link");
  const callback = rendered.querySelector(".mobile-menu-foot .button");
  return (
    <MobileMenu
      rent={entries("mobile-menu-rent")}
      main={entries("mobile-menu-main")}
      visit={entries("mobile-menu-visit")}
      phone={{ text: firstText(phone), href: phone?.getAttribute("href") ?? undefined }}
      note={phone?.querySelector("small")?.textContent ?? ""}
      language={rendered.querySelector(".mobile-menu-language")?.textContent ?? ""}
      callback={{ href: hrefOf(callback), fragment: callback?.getAttribute("hx-get") ?? "" }}
    />
  );
}

function entryOf(link: Element): MenuEntry {
  const mark = link.getAttribute("aria-current");
  return {
    text: firstText(link),
    href: hrefOf(link),
    current: mark === "page" || mark === "true" ? mark : undefined,
    external: link.hasAttribute("rel"),
    count: link.querySelector(".count")?.textContent ?? undefined,
  };
}

const hrefOf = (link: Element | null) => link?.getAttribute("href") ?? "";
const firstText = (link: Element | null) => link?.firstChild?.textContent?.trim() ?? "";

const widthMax = "(max-width: 68.75em)";

/**
 * The menu of narrow screens. Its `details` opens and closes by its button without this code. With it the menu is open
 * or closed by this state: links, clicks and focus outside of it, Escape, a wider window and leaving the page close it.
 */
export function MobileMenu({ rent, main, visit, phone, note, language, callback }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    // It may have been opened before this code came.
    setOpen(menu.current?.open ?? false);
  }, []);

  useLayoutEffect(() => (menu.current ? onLeaving(menu.current, () => setOpen(false)) : undefined), []);

  return (
    <details
      className="mobile-menu"
      id="mobile-menu"
      open={open}
      ref={menu}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
        <span className="visually-hidden">Открыть меню </span>
        <span className="visually-hidden">Закрыть меню</span>
      </summary>
      <nav className="mobile-menu-panel" aria-label="Меню">
        <Links className="mobile-menu-rent" entries={rent} />
        <Links className="mobile-menu-main" entries={main} />
        <Links className="mobile-menu-visit" entries={visit} />
        <div className="mobile-menu-foot">
          <div>
            <a className="phone-link" href={phone.href}>
              {`${phone.text} `}
              {note && <small>{note}</small>}
            </a>{" "}
            <span className="mobile-menu-language">{language}</span>
          </div>{" "}
          <a
            className="button button-primary"
            href={callback.href}
            {...{ "hx-get": callback.fragment, "hx-target": "#dialogs", "hx-sync": "#dialogs:replace" }}
          >
            Написать нам
          </a>
        </div>
      </nav>
    </details>
  );
}

/**
 * Closes the menu, and calls `closed`, when a visitor is done with it. Returns a function that removes the listeners.
 * A press opens the menu at once, its state follows in a later task: so the element says whether it is open. A dialog
 * gives the focus back to the menu's link that opened it before this code came, so it keeps the menu open.
 */
function onLeaving(menu: HTMLDetailsElement, closed: () => void): () => void {
  const leave = () => {
    if (!menu.open || document.querySelector("dialog[open]")) return;
    // Its content is about to be hidden: the focus returns to the button.
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus({ preventScroll: true });
    menu.open = false;
    closed();
  };
  // The shade beside the panel is the menu's own.
  const isOutside = ({ target }: Event) => target === menu || !(target instanceof Node && menu.contains(target));
  const leaveByClick = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link || isOutside(event)) leave();
  };
  const leaveByFocus = (event: Event) => {
    if (isOutside(event)) leave();
  };
  const leaveByKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") leave();
  };
  const narrow = matchMedia(widthMax);
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("click", leaveByClick, { signal });
  document.addEventListener("focusin", leaveByFocus, { signal });
  document.addEventListener("keydown", leaveByKey, { signal });
  narrow.addEventListener("change", leave, { signal });
  window.addEventListener("pagehide", leave, { signal });
  return () => ended.abort();
}

function Links({ className, entries }: { className: string; entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={className}>
      {entries.map(({ text, href, current, external, count }) => (
        <li key={href}>
          <a href={href} aria-current={current} rel={external ? "noopener" : undefined}>
            {text}
            {count !== undefined && <span className="count">{count}</span>}
            {external && (
              <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M13.5 4.5h6v6M19 5l-9 9M10 5.5H5.5v13h13V14" />
              </svg>
            )}
            {external && <span className="visually-hidden"> (откроется другой сайт)</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
