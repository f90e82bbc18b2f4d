import type { ReactNode } from "react";
import { hasHours, weekOf } from "../content/opening-hours.ts";
import { placeInShort, type Shop } from "../content/shop.ts";
import { href } from "../routes.ts";
import { number, upperFirst } from "../ui/format.ts";
import { Picture } from "../ui/Picture.tsx";
import { HoursWeek, OpenNow } from "../visit/Hours.tsx";

/** Companies that belong together; `total` counts also those that are not shown. */
export type ShopGroup = { id: string; title: string; total: number; shops: Shop[] };

type Props = {
  group: ShopGroup;
  now: Date;
  /** The place of the row that takes the focus after a swap. */
  focusedAt?: number | undefined;
  /** What stands above says the title already. */
  isNamed?: boolean;
  children?: ReactNode;
};

/** A group of companies; `children` leads to the rest. */
export function ShopList({ group: { title, total, shops }, now, focusedAt, isNamed = false, children }: Props) {
  return (
    <section className="shop-group">
      <h2 className={isNamed ? "visually-hidden" : undefined}>
        {title} <small>{number(total)}</small>
      </h2>
      <ul className="shop-rows">
        {shops.map((shop, index) => (
          <ShopRow key={shop.id} shop={shop} now={now} focused={index === focusedAt} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** A company as a card: sign, what it does, the state of now, its week, where. `focused`: it takes the focus. */
export function ShopRow({ shop, now, focused = false }: { shop: Shop; now: Date; focused?: boolean }) {
  const { id, name, short, logo } = shop;
  const place = placeInShort(shop);
  const isWeekKnown = weekOf(shop) !== undefined;
  return (
    <li className="shop-card" {...(focused && { tabIndex: -1, autoFocus: true })}>
      <span className="shop-sign" aria-hidden="true">
        {logo ? <Picture image={{ ...logo, alt: "" }} place="logo" /> : letterOf(name)}
      </span>
      <div>
        <a className="row-link" href={href("shop", { id })}>
          {name}
        </a>{" "}
        {short && <p>{short}</p>}{" "}
        {hasHours(shop) && (
          <p>
            <OpenNow opening={shop} now={now} />
          </p>
        )}
      </div>
      {(isWeekKnown || place) && (
        <div className="shop-when">
          {isWeekKnown && <HoursWeek opening={shop} now={now} />} {place && <p>{upperFirst(place)}</p>}
        </div>
      )}
    </li>
  );
}

/** The first letter of a company's own name: «З» of «Кофейня «Зерно на паузе»». */
const letterOf = (name: string): string => (/«(.)/.exec(name)?.[1] ?? name.charAt(0)).toUpperCase();
