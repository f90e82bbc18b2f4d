import type { CategoryId, LegalTextName } from "../content/park.ts";
import { residentsCategory } from "../content/shop.ts";
import { parkName } from "../park/park-name.ts";
import { href, legalRoutes } from "../routes.ts";
import { ExternalMark } from "../ui/Button.tsx";
import type { Frame } from "./frame.ts";

/**
 * A link of a menu. `covers` are the paths at or under which the visitor is "here"; `external` leads to another site;
 * `rentType` is the category that it leads to; `submenu` the menu below the link.
 */
export type MenuItem = {
  text: string;
  href: string;
  covers: string[];
  external?: boolean;
  count?: number | undefined;
  rentType?: CategoryId;
  submenu?: "rent";
};

/** A link to a page of the site, which is "here" on this page and under it. */
export const pageLink = (text: string, path: string): MenuItem => ({ text, href: path, covers: [path] });

/** The target of «Аренда»: the offices, else the first category. */
const rentAlias = ({ categories }: Frame) => (categories.find(({ id }) => id === "office") ?? categories[0])?.alias;
const companies = (category: string) => href("shops", {}, { categories: category });

/** The menu of the header, of the mobile panel and of the 404 page. */
export function mainMenu(frame: Frame): MenuItem[] {
  const alias = rentAlias(frame);
  return [
    pageLink(`О ${parkName.kind.prepositional}`, href("about", {})),
    pageLink("Услуги", href("services", {})),
    { text: "Резиденты", href: companies(residentsCategory), covers: [href("shops", {})] },
    pageLink("Новости", href("news", {})),
    ...(alias !== undefined
      ? [
          {
            text: "Аренда",
            href: href("rent", { rent: alias }),
            submenu: "rent" as const,
            covers: ["/pavilions", ...rentMenu(frame).map((item) => item.href)],
          },
        ]
      : []),
    pageLink("Реклама", href("advertising", {})),
    pageLink("Вакансии", href("vacancies", {})),
    pageLink("Контакты", href("contacts", {})),
    ...externalLink("Дизайн-центр", frame.designCentreUrl),
  ];
}

/** The menu of the footer: the same without the vacancies, and the residents are those who serve visitors. */
export function footerMenu(frame: Frame): MenuItem[] {
  return mainMenu(frame)
    .filter((item) => item.href !== href("vacancies", {}))
    .map((item) => (item.href === companies(residentsCategory) ? { ...item, href: companies("uslugi") } : item));
}

/** The rental categories with their free units. */
export function categoryMenu(frame: Frame): MenuItem[] {
  return frame.categories.map(({ id, alias, name }) => {
    const path = href("rent", { rent: alias });
    return { ...pageLink(name, path), count: frame.freeUnits?.[id], rentType: id };
  });
}

/** The selection of an office by a few questions. */
export const selectionLink = pageLink("Подбор помещения", href("officeSelection", {}));

/** The menu under «Аренда». */
export const rentMenu = (frame: Frame): MenuItem[] => [...categoryMenu(frame), selectionLink];

/** The tenants' own site, if there is one. */
export const cabinetMenu = ({ cabinetUrl }: Frame): MenuItem[] => externalLink("Кабинет арендатора", cabinetUrl);

const externalLink = (text: string, url: string | undefined): MenuItem[] =>
  url === undefined ? [] : [{ text, href: url, covers: [], external: true }];

/** How to get there and around: the top bar, the mobile panel, the footer. */
export const visitMenu: MenuItem[] = [
  pageLink("Как добраться", href("route", {})),
  pageLink("Схема корпусов", href("plan", {})),
  pageLink("Парковка", href("parking", {})),
];

/** Documents that every page links to: those whose text the API has, and the site's own. */
export const legalMenu = ({ texts }: Pick<Frame, "texts">): MenuItem[] => {
  const text = (name: LegalTextName, title: string) =>
    texts.includes(name) ? [pageLink(title, href(legalRoutes[name], {}))] : [];
  return [
    ...text("privacy", "Политика конфиденциальности"),
    ...text("agreement", "Пользовательское соглашение"),
    { text: "Противодействие коррупции (PDF)", href: "/docs/anti-corruption.pdf", covers: [] },
    ...text("advertisement", "Согласие на получение рекламы"),
    ...text("labor_protection", "Охрана труда"),
    { text: "Согласие: формы на сайте (PDF)", href: "/docs/consent-forms.pdf", covers: [] },
    { text: "Согласие: рассылка (PDF)", href: "/docs/consent-mail.pdf", covers: [] },
    { text: "Согласие: cookie (PDF)", href: "/docs/consent-cookie.pdf", covers: [] },
  ];
};

/** Pages of one section stand alike in the menus, but services, which stand there by name. */
export const inMenus = (path: string): string => (path.startsWith("/services/") ? path : path.replace(/\d[\d+]*/, "0"));

/** `aria-current` of a link on the page at `current`, a path with or without a query: "page" or "true". */
export function currentMark(item: MenuItem, current: string): "page" | "true" | undefined {
  const path = current.split("?", 1)[0] ?? "";
  if (item.covers.includes(path)) return "page";
  return item.covers.some((covered) => path.startsWith(`${covered}/`)) ? "true" : undefined;
}

/** A link of a menu on the page at `current`. Marks the current page and links to other sites. */
export function MenuLink({ item, current }: { item: MenuItem; current: string }) {
  const ariaCurrent = currentMark(item, current);
  return (
    <a
      href={item.href}
      aria-current={ariaCurrent}
      data-rent-type={ariaCurrent && item.rentType}
      {...(item.external ? { rel: "noopener" } : {})}
    >
      {item.text}
      {item.count !== undefined && <span className="count">{` — ${item.count}`}</span>}
      {item.external && <ExternalMark />}
    </a>
  );
}

/** Links of a menu as a list. */
export function MenuList({ items, current }: { items: MenuItem[]; current: string }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} current={current} />
        </li>
      ))}
    </ul>
  );
}
