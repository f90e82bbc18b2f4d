import { useLayoutEffect, useRef, useState } from "react";

/** A link of the menu; `current` is the value of `aria-current`; `external` leads to another site; `items` stand under it. */
export type MenuEntry = {
  text: string;
  href: string;
  current?: "page" | "true" | undefined;
  external?: boolean | undefined;
  items?: MenuEntry[] | undefined;
};

/** All that the menu shows. `callback` is the page of the form and the fragment of its dialog. */
export type MobileMenuProps = {
  main: MenuEntry[];
  visit: MenuEntry[];
  searchHref: string;
  phone: { text: string; href: string };
  hours: string;
  callback: { href: string; fragment: string };
};

const widthMax = "(max-width: 68.75em)";

/**
 * The menu of narrow screens. A `details` opens and closes without this code; with it the page behind does not scroll, and a wider window
 * closes the menu.
 */
export function MobileMenu({ main, visit, searchHref, phone, hours, callback }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    // It may have been opened before this code came.
    setOpen(menu.current?.open ?? false);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.classList.toggle("menu-open", open);
    if (!open) return;
    const close = () => setOpen(false);
    const narrow = matchMedia(widthMax);
    narrow.addEventListener("change", close);
    window.addEventListener("pagehide", close);
    return () => {
      narrow.removeEventListener("change", close);
      window.removeEventListener("pagehide", close);
    };
  }, [open]);

  return (
    <details
      className="menu"
      id="mobile-menu"
      open={open}
      ref={menu}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="menu-open">
          <Stroke d="M4 7h16M4 12h16M4 17h16" />
          <span className="visually-hidden">Открыть меню</span>
        </span>
        <span className="menu-close">
          <Stroke d="M6 6l12 12M18 6 6 18" />
          <span className="visually-hidden">Закрыть меню</span>
        </span>
      </summary>
      <div className="menu-panel">
        <nav aria-label="Меню">
          <ul className="menu-main">
            {main.map((entry) => (
              <Entry key={entry.href} entry={entry} />
            ))}
          </ul>
        </nav>
        <nav className="menu-visit" aria-label="Посетителям, меню">
          <ul>
            {visit.map((entry) => (
              <Entry key={entry.href} entry={entry} />
            ))}
            <li>
              <a href={searchHref}>Поиск по сайту</a>
            </li>
          </ul>
        </nav>
        <p>
          <a className="phone-link num" href={phone.href}>
            {phone.text}
          </a>
          <span className="muted small">{hours}</span>
        </p>
        <a
          className="button button-primary button-wide"
          href={callback.href}
          {...{ "hx-get": callback.fragment, "hx-target": "#dialogs", "hx-swap": "innerHTML", "hx-sync": "this:drop" }}
        >
          Написать нам
        </a>
        <p className="small muted">Язык: RU</p>
      </div>
    </details>
  );
}

function Entry({ entry: { text, href, current, external, items } }: { entry: MenuEntry }) {
  return (
    <li>
      <a href={href} aria-current={current} rel={external ? "noopener" : undefined}>
        {text}
        {external && <span className="visually-hidden"> (откроется другой сайт)</span>}
      </a>
      {items && (
        <ul>
          {items.map((item) => (
            <Entry key={item.href} entry={item} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Stroke({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
