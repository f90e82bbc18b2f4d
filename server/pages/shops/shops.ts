import { oneOf } from "../../../views/filters/filter-fields.ts";
import { asWhole } from "../../../views/filters/show-more.ts";
import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription, headTitle, promised } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { localBusiness } from "../../../views/shops/local-business.jsonld.ts";
import { ShopPage } from "../../../views/shops/ShopPage.tsx";
import { type ShopResultsProps, ShopsFragment } from "../../../views/shops/ShopResults.tsx";
import { ShopsPage, shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import { shopPlace } from "../../../views/shops/shop-place.ts";
import { shopsFilter } from "../../../views/shops/shops.filter.ts";
import { groupsHref, type ListPart, shopsHref, shownShopsHref } from "../../../views/shops/shops-links.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { galleryFloors } from "./gallery.ts";
import { loadShops, openShops } from "./load-shops.ts";

/** The list's title, with the page number after the first page. */
function shopsTitle({ chosen, categories }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${shopsHeading(chosen, categories)}${page} — компании в ${parkName.quotedPrepositional}`;
}

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  tellsTime: true,
  filter: shopsFilter,
  async load(ask) {
    const [results, all, units] = await Promise.all([
      loadShops(ask),
      orElse(ask.content.allShops(), []),
      orElse(ask.content.allUnits(), []),
    ]);
    const { chosen, groups } = results;
    const shown = chosen.search ? [] : groups.flatMap(({ shops }) => shops);
    return {
      ...results,
      floors: galleryFloors(ask.park, chosen.categories?.[0] === "residents" ? [] : shown, all, units),
      alias: ask.park.categories.find(({ id }) => id === "trade_area")?.alias,
      openNow: all.length > 0 ? openShops(all, ask.now).length : undefined,
    };
  },
  view: ShopsPage,
  head(props) {
    const { chosen, groups, categories, origin } = props;
    const heading = shopsHeading(chosen, categories);
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const page = chosen.page ? ` Страница ${chosen.page}.` : "";
    const shops = groups.flatMap((group) => group.shops);
    const shows = promised(
      shops.some(({ schedule, hours }) => schedule ?? hours) && "часы работы",
      shops.some(({ phone }) => phone) && "телефон",
      shops.some(({ building }) => building) && "место в парке",
    );
    return {
      title: shopsTitle(props),
      description: `${heading}, ${parkName.nominative}${total > 0 ? `: ${plural(total, "компания", "компании", "компаний")}` : ""}. ${shows} Поиск по названию и виду деятельности.${page}`,
      canonical: shopsHref({
        categories: chosen.categories,
        open: chosen.open,
        page: chosen.search || chosen.limit ? undefined : chosen.page,
      }),
      crumbs: [{ text: heading }],
      image: "shops",
      sheets: ["page", "content"],
      noindex: chosen.search !== undefined || chosen.open !== undefined || total === 0,
      structured: () => [itemList(groups.flatMap(({ shops }) => shops.map(({ id }) => origin + href("shop", { id }))))],
    };
  },
});

/** The list of shops, or only its further cards. */
export const shopsFragment = defineFragment({
  path: "/fragments/shops",
  tellsTime: true,
  canonicalQuery: shopsFilter.canonicalQuery,
  own: { part: oneOf<ListPart>(["form", "cards"]) },
  async load(ask, { part }) {
    const results = await loadShops(ask);
    return { ...results, title: shopsTitle(results), part };
  },
  view: ShopsFragment,
  address: ({ chosen, pagination, part }) =>
    part === "cards" && pagination
      ? { url: shownShopsHref(chosen, asWhole(pagination).limit), step: "replace" }
      : { url: shopsHref(chosen), step: "push" },
});

export const shopPage = definePage({
  route: "shop",
  tellsTime: true,
  guards: ["id"],
  async load({ params, content, park }) {
    const [shop, all, units] = await Promise.all([
      content.shop(Number(params.id)),
      orElse(content.allShops(), []),
      orElse(content.allUnits(), []),
    ]);
    if (!shop) return undefined;
    const floors = galleryFloors(park, [shop], all, units);
    const floor = floors.find(({ tenants }) => tenants.some((tenant) => tenant.shop.id === shop.id));
    return { shop, all, floor };
  },
  view: ShopPage,
  head({ shop, contacts, claims, origin }) {
    const { name, category, short, schedule } = shop;
    const place = shopPlace(shop);
    return {
      title: headTitle(
        name,
        ` — ${category.name.toLowerCase()} ${parkName.genitive}`,
        ` в ${parkName.prepositional}`,
        ` — ${parkName.quoted}`,
      ),
      description: headDescription(
        `${name}: ${short.charAt(0).toLowerCase()}${short.slice(1).replace(/\.$/, "")}.`,
        place && `${place}.`,
        schedule && `${schedule}.`,
        `${parkName.title}${claims ? ` ${claims.region}` : ""}.`,
        "Телефон, схема и соседи.",
      ),
      crumbs: [{ text: category.name, href: groupsHref([category.id]) }, { text: name }],
      sheets: ["page", "content", ...photoSheets([shop])],
      image: "shops",
      structured: () => [localBusiness(shop, place, contacts, origin)],
    };
  },
});
