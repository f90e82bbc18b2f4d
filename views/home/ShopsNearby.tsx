import type { Shop } from "../content/shop.ts";
import { number, plural } from "../kit/format.ts";
import { href } from "../routes.ts";
import { shopPlace } from "../shops/shop-place.ts";
import { groupsHref } from "../shops/shops-links.ts";
import { HomeBand, HomeHeading } from "./HomeBand.tsx";

const perCategory = 1;

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

/** Which categories of shops people look for first near an office; the others follow as upstream names them. */
const categoryOrder = ["food", "services", "shops", "residents"];

/** `most` shops of each category, food first, with the number of all. */
export function shopsByCategory(shops: readonly Shop[], most: number) {
  const rank = (id: string) => (categoryOrder.includes(id) ? categoryOrder.indexOf(id) : categoryOrder.length);
  return [...Map.groupBy(shops, ({ category }) => category.id).values()]
    .flatMap((inCategory) =>
      inCategory.slice(0, 1).map(({ category }) => ({
        ...category,
        count: inCategory.length,
        shops: inCategory.slice(0, most),
      })),
    )
    .sort((a, b) => rank(a.id) - rank(b.id));
}
