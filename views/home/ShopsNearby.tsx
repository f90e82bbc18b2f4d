import type { Shop } from "../content/shop.ts";
import { number, plural } from "../kit/format.ts";
import { href } from "../routes.ts";
import { shopPlace } from "../shops/shop-place.ts";
import { groupsHref } from "../shops/shops-links.ts";
import { HomeBand } from "./HomeBand.tsx";
import { HomeHeading } from "./HomeHeading.tsx";
import { shopsByCategory } from "./home-choices.ts";

const perCategory = 2;

/** Some companies of each kind, and how many there are in all. */
export function ShopsNearby({ shops }: { shops: readonly Shop[] }) {
  const groups = shopsByCategory(shops, perCategory);
  if (groups.length === 0) return null;
  const all = `В парке ${plural(shops.length, "компания", "компании", "компаний")}`;
  return (
    <HomeBand>
      <HomeHeading title="Рядом с офисом" link={{ href: groupsHref(groups.map(({ id }) => id)), text: all }} />
      <div className="home-columns">
        {groups.map(({ id, name, count, shops: some }) => (
          <div key={id}>
            <h3>
              <a href={groupsHref([id])}>{name}</a> <span>{number(count)}</span>
            </h3>
            <ul>
              {some.map((shop) => (
                <li key={shop.id}>
                  <a href={href("shop", { id: shop.id })}>{shop.name}</a> <small>{whereAndWhen(shop)}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HomeBand>
  );
}

/** «Корпус 3, этаж 1. Пн–Пт 8:00–17:00» */
const whereAndWhen = ({ building, floor, schedule }: Shop) =>
  [shopPlace({ building, floor }), schedule].filter(Boolean).join(". ");
