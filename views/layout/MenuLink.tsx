import { Icon } from "../ui/Icon.tsx";
import { currentMark, type MenuItem } from "./menu.ts";

/** A link of a menu on the page at `current`. Marks the current page and links to other sites. */
export function MenuLink({ item, current }: { item: MenuItem; current: string }) {
  const mark = currentMark(item, current);
  return (
    <a
      href={item.href}
      aria-current={mark}
      data-rent-type={mark && item.rentType}
      {...(item.external ? { rel: "noopener" } : {})}
    >
      {item.text}
      {item.count !== undefined && <span className="count">{` — ${item.count}`}</span>}
      {item.external && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> (откроется другой сайт)</span>
        </>
      )}
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
