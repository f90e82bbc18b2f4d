import type { ShopListing } from "../../../views/content/shop.ts";
import { oneOf } from "../../../views/filters/fields.ts";
import { asWhole } from "../../../views/filters/show-more.ts";
import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import type { Group } from "../../../views/kit/listing.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { localBusiness } from "../../../views/shops/local-business.jsonld.ts";
import { shopPlace } from "../../../views/shops/ShopCard.tsx";
import { ShopPage } from "../../../views/shops/ShopPage.tsx";
import { type ShopResultsProps, ShopsFragment } from "../../../views/shops/ShopResults.tsx";
import { ShopsPage, shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import {
  type ChosenShops,
  defaultShopCategory,
  shopQuery,
  shopsFilter,
  shopsLimitMax,
} from "../../../views/shops/shops.filter.ts";
import { groupsHref, type ListPart, shopsHref, shownShopsHref } from "../../../views/shops/shops-links.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import type { Content } from "../../content/content.ts";
import { defineFragment, type FragmentAsk } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The chosen shops; a page number past the end gives the last page. */
async function loadShops(ask: FragmentAsk, chosen = shopsFilter.read(ask.query)): Promise<ShopResultsProps> {
  const { content, park, now } = ask;
  const listing = await content.shops(shopQuery(chosen));
  const { pages, total } = listing.pagination;
  if (total > 0 && (chosen.page ?? 1) > pages)
    return loadShops(ask, { ...chosen, page: pages > 1 ? pages : undefined });
  return { chosen, listing, elsewhere: await foundElsewhere(content, chosen, listing), buildings: park.buildings, now };
}

/** Other categories with results for the same words; empty without a search or while the upstream fails. */
async function foundElsewhere(
  content: Content,
  { search, categories = [defaultShopCategory] }: ChosenShops,
  listing: ShopListing,
): Promise<Group[]> {
  const others = listing.categories.filter(({ id, count }) => count > 0 && !categories.includes(id));
  if (search === undefined || others.length === 0) return [];
  const query = { search, categories: others.map(({ id }) => id), limit: shopsLimitMax };
  const found = (await orElse(content.shops(query), undefined))?.items ?? [];
  return others
    .map((group) => ({ ...group, count: found.filter(({ category }) => category.id === group.id).length }))
    .filter(({ count }) => count > 0);
}

/** The list's title, with the page number after the first page. */
function shopsTitle({ chosen, listing }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${shopsHeading(chosen, listing.categories)}${page} — кто работает в ${parkName.quotedPrepositional}`;
}

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  tellsTime: true,
  filter: shopsFilter,
  load: (ask) => loadShops(ask),
  view: ShopsPage,
  head(props) {
    const { chosen, listing, origin } = props;
    const heading = shopsHeading(chosen, listing.categories);
    const { total } = listing.pagination;
    const page = chosen.page ? ` Страница ${chosen.page}.` : "";
    return {
      title: shopsTitle(props),
      description: `${heading}, ${parkName.nominative}${total > 0 ? `: ${plural(total, "компания", "компании", "компаний")}` : ""}. Часы работы, телефон, корпус и этаж каждой, поиск по названию и виду деятельности.${page}`,
      canonical: shopsHref({
        categories: chosen.categories,
        page: chosen.search || chosen.limit ? undefined : chosen.page,
      }),
      crumbs: [{ text: heading }],
      image: "shops",
      noindex: chosen.search !== undefined || total === 0,
      structured: () => [itemList(listing.items.map(({ id }) => origin + href("shop", { id })))],
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
  address: ({ chosen, listing, part }) =>
    part === "cards"
      ? { url: shownShopsHref(chosen, asWhole(listing.pagination).limit), step: "replace" }
      : { url: shopsHref(chosen), step: "push" },
});

export const shopPage = definePage({
  route: "shop",
  tellsTime: true,
  guards: ["id"],
  async load({ params, content }) {
    const [shop, all] = await Promise.all([content.shop(Number(params.id)), orElse(content.allShops(), [])]);
    return shop && { shop, all };
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
      sheets: ["places", ...photoSheets([shop])],
      image: "shops",
      structured: () => [localBusiness(shop, place, contacts, origin)],
    };
  },
});
