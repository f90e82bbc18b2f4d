import { itemOf } from "../content/content.ts";
import type { Park } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { withinBudget } from "../drawings/Drawing.tsx";
import { type GalleryFloor, readGallery } from "../drawings/gallery/read-gallery.ts";
import { oneOf, words } from "../filters/filter-fields.ts";
import { onOnePage, withFirst } from "../filters/show-more.ts";
import { defineFragment } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { fragments } from "../routes.ts";
import { loadShops, openShops } from "./load-shops.ts";
import { ShopPage } from "./ShopPage.tsx";
import { ShopsFragment } from "./ShopResults.tsx";
import { ShopsPage } from "./ShopsPage.tsx";
import { shopsFilter } from "./shops.filter.ts";
import { shopHead, shopsHead, shopsTitle } from "./shops.head.ts";
import { type ListPart, shopsHref } from "./shops-links.ts";

/** Floors in one drawing; a gallery with more of them is a tower. */
const floorsMax = 4;

const galleryIn = ({ buildings }: Park) =>
  buildings.find(({ use, place }) => use === "trade_area" && place !== undefined);

/**
 * The gallery's floors with their companies and free units; empty where none of `shown` is there. Only this park's
 * owner can say that numbers run from west to east, which places the companies.
 */
function galleryFloors(
  park: Park,
  shown: readonly Shop[],
  all: readonly Shop[],
  units: readonly Unit[],
  claims: ParkClaims | undefined,
): GalleryFloor[] {
  const building = galleryIn(park);
  if (
    !claims ||
    !building ||
    building.floors.length > floorsMax ||
    !shown.some(({ building: body }) => body?.id === building.id)
  )
    return [];
  const read = () => building.floors.flatMap(({ number }) => readGallery(building, number, units, all) ?? []);
  return withinBudget("gallery", read) ?? [];
}

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  showsTime: true,
  filter: shopsFilter,
  load(request) {
    const results = loadShops(request);
    if (!results) return undefined;
    const { shops: all = [], units = [] } = request.content;
    const alias = request.park.categories.find(({ id }) => id === "trade_area")?.alias;
    return {
      ...results,
      free: alias ? { alias, count: units.filter(({ category }) => category === "trade_area").length } : undefined,
      openNow: all.length > 0 ? openShops(all, request.now).length : undefined,
    };
  },
  view: ShopsPage,
  head: shopsHead,
});

/** The list of shops, or only its further cards. */
export const shopsFragment = defineFragment({
  path: fragments.shops,
  showsTime: true,
  canonicalQuery: shopsFilter.canonicalQuery,
  params: { part: oneOf<ListPart>(["form", "cards"]), group: words({ lettersMax: 100 }) },
  load(request, { part, group }) {
    const results = loadShops(request);
    return results && { ...results, title: shopsTitle(results), part, group };
  },
  view: ShopsFragment,
  address: ({ chosen, pagination, part, group }) =>
    part === "cards" && pagination
      ? { url: shopsHref(withFirst(chosen, onOnePage(pagination).limit)), step: "replace" }
      : { url: shopsHref(chosen), step: group === undefined ? "push" : "replace" },
});

export const shopPage = definePage({
  route: "shop",
  showsTime: true,
  guards: ["id"],
  load({ params, content, park, site: { claims } }) {
    const { shops: all = [], units = [] } = content;
    const shop = itemOf(content.shops, Number(params.id));
    if (!shop) return undefined;
    const floors = galleryFloors(park, [shop], all, units, claims);
    const floor = floors.find(({ tenants }) => tenants.some((tenant) => tenant.shop.id === shop.id));
    return { shop, all, floor };
  },
  view: ShopPage,
  head: shopHead,
});
