import type { ReactNode } from "react";
import { weekOf } from "../content/opening-hours.ts";
import type { Shop } from "../content/shop.ts";
import { number } from "../kit/format.ts";
import { href } from "../routes.ts";
import { HoursBar, HoursRuler, OpenNow } from "../visit/HoursBar.tsx";

/** Companies that belong together; `total` counts also those that are not shown. */
export type ShopGroup = { id: string; title: string; total: number; shops: Shop[] };

type Props = {
  group: ShopGroup;
  now: Date;
  wide?: boolean | undefined;
  /** The place of the row that takes the focus after a swap. */
  focusedAt?: number | undefined;
  children?: ReactNode;
};

/** A group of companies to the ruler of today's hours; a `wide` one has three columns. `children` leads to the rest. */
export function ShopList({ group: { title, total, shops }, now, wide = false, focusedAt, children }: Props) {
  return (
    <section className={wide ? "shop-group shop-group-wide" : "shop-group"}>
      <div className="shop-group-head">
        <h2>
          {title} <small>{number(total)}</small>
        </h2>
        {shops.some((shop) => weekOf(shop) !== undefined) && <HoursRuler />}
      </div>
      <ul>
        {shops.map((shop, index) => (
          <ShopRow key={shop.id} shop={shop} now={now} focused={index === focusedAt} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** A company in a list: where, who, until when today. `focused`: it takes the focus after a swap. */
export function ShopRow({ shop, now, focused = false }: { shop: Shop; now: Date; focused?: boolean }) {
  const { id, name, short, unitNumber } = shop;
  return (
    <li className="shop-row" {...(focused && { tabIndex: -1, autoFocus: true })}>
      <span className="shop-number">{unitNumber}</span>
      <div>
        <a className="row-link" href={href("shop", { id })}>
          {name}
        </a>{" "}
        {short && <small>{short}</small>}
      </div>
      <div className="shop-hours">
        <OpenNow opening={shop} now={now} short />
        <HoursBar opening={shop} now={now} />
      </div>
    </li>
  );
}
