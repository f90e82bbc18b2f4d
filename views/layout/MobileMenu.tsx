import { Icon } from "../components/Icon.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { telLink } from "../text/format.ts";
import type { Frame } from "./frame.ts";
import { MenuLink, MenuList } from "./MenuLink.tsx";
import { type MenuItem, mainMenu, rentMenu, visitMenu } from "./menu.ts";
import { SearchBox } from "./SearchBox.tsx";

/** The menu of narrow screens: a burger that opens and closes without script. */
export function MobileMenu({ frame, current, cabinet }: { frame: Frame; current: string; cabinet: MenuItem }) {
  const { phone, workingHours } = frame.contacts;
  return (
    <details className="menu" id="mobile-menu">
      <summary>
        <span className="menu-open">
          <Icon name="menu" />
          <span className="visually-hidden">Открыть меню</span>
        </span>
        <span className="menu-close">
          <Icon name="close" />
          <span className="visually-hidden">Закрыть меню</span>
        </span>
      </summary>
      <div className="menu-panel">
        <SearchBox id="menu-search" />
        <nav aria-label="Меню">
          <ul className="menu-main">
            {mainMenu(frame).map((item) => (
              <li key={item.href}>
                <MenuLink item={item} current={current} />
                {item.text === "Аренда" && <MenuList items={rentMenu(frame)} current={current} />}
              </li>
            ))}
          </ul>
        </nav>
        <nav className="menu-visit" aria-label="Посетителям, меню">
          <MenuList items={[...visitMenu, cabinet]} current={current} />
        </nav>
        <p>
          <a className="phone-link num" href={telLink(phone)}>
            {phone}
          </a>
          <span className="muted small">{workingHours}</span>
        </p>
        <RequestLink form="callback" wide>
          Написать нам
        </RequestLink>
        <p className="small muted">Язык: RU</p>
      </div>
    </details>
  );
}
