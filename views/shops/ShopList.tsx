import type { ReactNode } from "react";
import { placeInShort, type Shop } from "../content/shop.ts";
import { href } from "../routes.ts";
import { number } from "../ui/format.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { OpenNow } from "../visit/Hours.tsx";

/** Companies that belong together; `total` counts also those that are not shown. */
export type ShopGroup = { id: string; title: string; total: number; shops: Shop[] };

type Props = {
  group: ShopGroup;
  now: Date;
  /** The place of the row that takes the focus after a swap. */
  focusedAt?: number | undefined;
  children?: ReactNode;
};

/** A group of companies; `children` leads to the rest. */
export function ShopList({ group: { title, total, shops }, now, focusedAt, children }: Props) {
  return (
    <section className="shop-group">
      <h2>
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

const icons: Record<string, IconName> = { food: "cup", shops: "bag", services: "wrench" };

/** A company in a list: what it does, until when it is open, where. `focused`: it takes the focus after a swap. */
export function ShopRow({ shop, now, focused = false }: { shop: Shop; now: Date; focused?: boolean }) {
  const { id, name, short, logo, category, schedule, hours } = shop;
  const place = placeInShort(shop);
  const isTimed = (schedule ?? hours) !== undefined;
  return (
    <li className="shop-row" {...(focused && { tabIndex: -1, autoFocus: true })}>
      <span className="shop-sign">
        {logo ? (
          <Picture image={{ ...logo, alt: "" }} place="logo" />
        ) : (
          <Icon name={icons[category.id] ?? "building"} size={22} />
        )}
      </span>
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
