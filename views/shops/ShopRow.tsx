import type { Shop } from "../content/shop.ts";
import { href } from "../routes.ts";
import { HoursBar, OpenNow } from "../visit/HoursBar.tsx";

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
