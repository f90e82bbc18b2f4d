import type { ReactNode } from "react";
import { placeInShort, type Shop } from "../content/shop.ts";
import { href } from "../routes.ts";
import { number } from "../ui/format.ts";
import { Picture } from "../ui/Picture.tsx";
import { OpenNow } from "../visit/Hours.tsx";

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

/** A company in a list: what it does, until when it is open, where. `focused`: it takes the focus after a swap. */
export function ShopRow({ shop, now, focused = false }: { shop: Shop; now: Date; focused?: boolean }) {
  const { id, name, short, logo, schedule, hours } = shop;
  const place = placeInShort(shop);
  const isTimed = (schedule ?? hours) !== undefined;
  return (
    <li className="shop-row" {...(focused && { tabIndex: -1, autoFocus: true })}>
      {logo && (
        <span className="shop-sign">
          <Picture image={{ ...logo, alt: "" }} place="logo" />
        </span>
      )}
      <div>
        <a className="row-link" href={href("shop", { id })}>
          {name}
        </a>{" "}
        {short && <p>{short}</p>}{" "}
        {(isTimed || place) && (
          <p>
            <OpenNow opening={shop} now={now} />
            {place && `${isTimed ? ", " : ""}${place}`}
          </p>
        )}
      </div>
    </li>
  );
}
