import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { telLink } from "../ui/format.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Frame } from "./frame.ts";
import {
  cabinetMenu,
  categoryMenu,
  type MenuItem,
  MenuLink,
  MenuList,
  mainMenu,
  pageLink,
  rentMenu,
  selectionLink,
  visitMenu,
} from "./Menu.tsx";
import { SearchBox } from "./SearchBox.tsx";

/** The head of every page: how to reach the park above, what there is in it below. `current` is the page's path. */
export function Header({ frame, current }: { frame: Frame; current: string }) {
  const { contacts } = frame;
  const menu = mainMenu(frame);
  const risen = menu.filter(({ rises }) => rises);
  return (
    <header className="site-header">
      <div className="top-bar">
        <div className="wrap">
          <nav className="wide-only" aria-label="Как нас найти">
            <ul>
              {[...visitMenu, ...risen].map((item) => (
                <li key={item.href} className={item.rises && "rises"}>
                  <MenuLink item={item} current={current} />
                </li>
              ))}
            </ul>
          </nav>
          <span className="top-hours wide-only">{contacts.workingHours}</span>{" "}
          {cabinetMenu(frame).map((item) => (
            <MenuLink key={item.href} item={item} current={current} />
          ))}{" "}
          <a className="phone-link" href={telLink(contacts.phone)}>
            {contacts.phone}
          </a>
        </div>
      </div>
      <div className="main-bar">
        <div className="wrap">
          <HomeLink />
          <nav className="main-menu wide-only" aria-label="Основное меню">
            <ul>
              {menu.map((item) => (
                <li key={item.href} className={item.rises && "rises"}>
                  <MenuLink item={item} current={current} />
                  {item.submenu === "rent" && <RentSubmenu items={rentMenu(frame)} current={current} />}
                </li>
              ))}
            </ul>
          </nav>
          <a className="shortlist-link" href={href("compare", {})}>
            <Icon name="bookmark" size={20} />
            <span>Подборка</span> <b />
          </a>
          <SearchBox id="site-search" />
          <a className="search-link" href={href("search", {})} aria-label="Поиск">
            <Icon name="search" />
          </a>
          <EnquiryLink form="callback">Написать нам</EnquiryLink>
          <MobileMenu frame={frame} current={current} />
        </div>
      </div>
    </header>
  );
}

function RentSubmenu({ items, current }: { items: MenuItem[]; current: string }) {
  return (
    <details className="submenu">
      <summary aria-label="Разделы аренды" />
      <MenuList items={items} current={current} />
    </details>
  );
}

const search = pageLink("Поиск", href("search", {}));

/** The menu of narrow screens: it opens and closes without script, and `browser/menus.ts` closes it on the way on. */
function MobileMenu({ frame, current }: { frame: Frame; current: string }) {
  const { phone, workingHours } = frame.contacts;
  return (
    <details className="mobile-menu" id="mobile-menu">
      <summary>
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
        <span className="visually-hidden">Открыть меню </span>
        <span className="visually-hidden">Закрыть меню</span>
      </summary>
      <nav className="mobile-menu-panel" aria-label="Меню">
        <MenuList className="mobile-menu-rent" items={categoryMenu(frame)} current={current} />
        <MenuList className="mobile-menu-main" items={[...mainMenu(frame), selectionLink]} current={current} />
        <MenuList
          className="mobile-menu-visit"
          items={[...visitMenu, search, ...cabinetMenu(frame)]}
          current={current}
        />
        <div className="mobile-menu-foot">
          <a className="phone-link" href={telLink(phone)}>
            {`${phone} `}
            <small>{workingHours ? `${workingHours} · язык: RU` : "Язык: RU"}</small>
          </a>{" "}
          <EnquiryLink form="callback">Написать нам</EnquiryLink>
        </div>
      </nav>
    </details>
  );
}

/** The park's sign and name, which lead home. */
export function HomeLink() {
  return (
    <a className="logo" href={href("home", {})} aria-label={`${parkName.plain}, на главную`}>
      <Logo size={40} />
      <span>{parkName.plain}</span>
    </a>
  );
}
