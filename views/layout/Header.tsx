import { formPath } from "../enquiries/define-form.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { type MenuEntry, MobileMenu } from "../islands/MobileMenu.tsx";
import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { telLink } from "../ui/format.ts";
import { Icon } from "../ui/Icon.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import type { Frame } from "./frame.ts";
import { Island } from "./Island.tsx";
import {
  cabinetMenu,
  categoryMenu,
  currentMark,
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
  return (
    <header className="site-header">
      <div className="top-bar">
        <div className="wrap">
          <nav className="wide-only" aria-label="Как нас найти">
            <ul>
              {visitMenu.map((item) => (
                <li key={item.href}>
                  <MenuLink item={item} current={current} />
                </li>
              ))}
            </ul>
          </nav>
          <span className="top-hours wide-only">{contacts.workingHours}</span>{" "}
          {cabinetMenu(frame).map((item) => (
            <MenuLink key={item.href} item={item} current={current} />
          ))}{" "}
          <PhoneNumber phone={contacts.phone} className="phone-link" />
        </div>
      </div>
      <div className="main-bar">
        <div className="wrap">
          <HomeLink />
          <nav className="main-menu wide-only" aria-label="Основное меню">
            <ul>
              {menu.map((item) => (
                <li key={item.href}>
                  <MenuLink item={item} current={current} />
                  {item.submenu === "rent" && (
                    <details className="submenu">
                      <summary aria-label="Разделы аренды" />
                      <MenuList items={rentMenu(frame)} current={current} />
                    </details>
                  )}
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
          <EnquiryLink />
          <MenuIsland frame={frame} current={current} />
        </div>
      </div>
    </header>
  );
}

const search = pageLink("Поиск", href("search", {}));

/**
 * The menu of narrow screens, filled. `current` is the page's path. Its code is fetched when it is first opened, which
 * needs no code.
 */
function MenuIsland({ frame, current }: { frame: Frame; current: string }) {
  const entries = (items: MenuItem[]): MenuEntry[] =>
    items.map((item) => ({
      text: item.text,
      href: item.href,
      current: currentMark(item, current),
      external: item.external,
      count: item.count === undefined ? undefined : ` ${item.count}`,
    }));
  const { phone, workingHours } = frame.contacts;
  return (
    <Island>
      <MobileMenu
        rent={entries(categoryMenu(frame))}
        main={entries([...mainMenu(frame), selectionLink])}
        visit={entries([...visitMenu, search, ...cabinetMenu(frame)])}
        phone={{ text: phone, href: telLink(phone) }}
        note={workingHours ?? ""}
        language="Язык: RU"
        callback={{ href: formPath("callback"), fragment: formPath("callback", true) }}
      />
    </Island>
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
