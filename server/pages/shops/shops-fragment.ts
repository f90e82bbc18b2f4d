import { oneOf } from "../../../views/filters/fields.ts";
import { asWhole } from "../../../views/filters/show-more.ts";
import { ShopsFragment } from "../../../views/shops/ShopResults.tsx";
import { shopsFilter } from "../../../views/shops/shops.filter.ts";
import { shopsHref, shownShopsHref } from "../../../views/shops/shops-links.ts";
import { defineFragment } from "../define-fragment.ts";
import { withOwnKeys } from "../own-keys.ts";
import { loadShopResults, shopsTitle } from "./shop-results.ts";

const part = oneOf(["form", "cards"]);

/** The list of shops, or only its further cards. */
export const shopsFragment = defineFragment({
  path: "/fragments/shops",
  canonicalQuery: withOwnKeys(shopsFilter.canonicalQuery, { part }),
  async load(ask) {
    const results = await loadShopResults(ask, shopsFilter.read(ask.query));
    return { ...results, title: shopsTitle(results), part: part.read(ask.query.getAll("part")) };
  },
  view: ShopsFragment,
  address: ({ chosen, listing, part: wanted }) =>
    wanted === "cards"
      ? { url: shownShopsHref(chosen, asWhole(listing.pagination).limit), step: "replace" }
      : { url: shopsHref(chosen), step: "push" },
});
