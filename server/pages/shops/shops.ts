import { oneOf, words } from "../../../views/filters/filter-fields.ts";
import { asWhole, withFirst } from "../../../views/filters/show-more.ts";
import { ShopPage } from "../../../views/shops/ShopPage.tsx";
import { ShopsFragment } from "../../../views/shops/ShopResults.tsx";
import { ShopsPage } from "../../../views/shops/ShopsPage.tsx";
import { shopsFilter } from "../../../views/shops/shops.filter.ts";
import { shopHead, shopsHead, shopsTitle } from "../../../views/shops/shops.head.ts";
import { type ListPart, shopsHref } from "../../../views/shops/shops-links.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { galleryFloors } from "./gallery.ts";
import { loadShops, openShops } from "./load-shops.ts";

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  showsTime: true,
  filter: shopsFilter,
  async load(ask) {
    const [results, all, units] = await Promise.all([
      loadShops(ask),
      orElse(ask.content.allShops(), []),
      orElse(ask.content.allUnits(), []),
    ]);
    if (!results) return undefined;
    const alias = ask.park.categories.find(({ id }) => id === "trade_area")?.alias;
    return {
      ...results,
      free: alias ? { alias, count: units.filter(({ category }) => category === "trade_area").length } : undefined,
      openNow: all.length > 0 ? openShops(all, ask.now).length : undefined,
    };
  },
  view: ShopsPage,
  head: shopsHead,
});

/** The list of shops, or only its further cards. */
export const shopsFragment = defineFragment({
  path: "/fragments/shops",
  showsTime: true,
  canonicalQuery: shopsFilter.canonicalQuery,
  params: { part: oneOf<ListPart>(["form", "cards"]), group: words({ lettersMax: 100 }) },
  async load(ask, { part, group }) {
    const results = await loadShops(ask);
    return results && { ...results, title: shopsTitle(results), part, group };
  },
  view: ShopsFragment,
  address: ({ chosen, pagination, part, group }) =>
    part === "cards" && pagination
      ? { url: shopsHref(withFirst(chosen, asWhole(pagination).limit)), step: "replace" }
      : { url: shopsHref(chosen), step: group === undefined ? "push" : "replace" },
});

export const shopPage = definePage({
  route: "shop",
  showsTime: true,
  guards: ["id"],
  async load({ params, content, park, site: { claims } }) {
    const [shop, all, units] = await Promise.all([
      content.shop(Number(params.id)),
      orElse(content.allShops(), []),
      orElse(content.allUnits(), []),
    ]);
    if (!shop) return undefined;
    const floors = galleryFloors(park, [shop], all, units, claims);
    const floor = floors.find(({ tenants }) => tenants.some((tenant) => tenant.shop.id === shop.id));
    return { shop, all, floor };
  },
  view: ShopPage,
  head: shopHead,
});
