import { type Content, itemOf, known } from "../content/content.ts";
import { hasHours, openingHours, openingInWords } from "../content/opening-hours.ts";
import type { Contacts } from "../content/park.ts";
import { foodCategory, residentsCategory, type Shop, shopPlace } from "../content/shop.ts";
import { placed } from "../drawings/park-ground.ts";
import { oneOf, words } from "../filters/filter-fields.ts";
import { onOnePage, withFirst } from "../filters/MorePages.tsx";
import { defineFragment, type FragmentRequest } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { headDescription, headTitle, promised } from "../layout/head.ts";
import { photoSheets } from "../layout/sheets.ts";
import { parkName } from "../park/park-name.ts";
import { geo, postalAddress } from "../park/park-words.ts";
import { fragments, href } from "../routes.ts";
import type { Mended } from "../search/MendedNote.tsx";
import { searchIndexOf } from "../search/site-entries.ts";
import { callable, phrase } from "../ui/format.ts";
import { pictureFile } from "../ui/image.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import type { Group } from "../ui/listing.ts";
import type { ShopGroup } from "./ShopList.tsx";
import { ShopPage, shopsNearby } from "./ShopPage.tsx";
import { companies, type ShopResultsProps, ShopsFragment, ShopsPage, totalOf } from "./ShopsPage.tsx";
import {
  type ChosenShops,
  everyShop,
  groupsHref,
  type ListPart,
  shopsFilter,
  shopsHref,
  shopsLimit,
  wantedCategories,
} from "./shops.filter.ts";

/** Those that are open now come first. */
const openFirst = (shops: readonly Shop[], now: Date): Shop[] => {
  const open = new Set(openShops(shops, now));
  return [...open, ...shops.filter((shop) => !open.has(shop))];
};

/** Companies that are open now, as far as their hours are understood. */
const openShops = (shops: readonly Shop[], now: Date): Shop[] =>
  shops.filter((shop) => openingInWords(shop, now)?.open);

/** The chosen shops in groups; undefined past the last page. */
function loadShops({ content, query, now }: FragmentRequest): ShopResultsProps | undefined {
  const chosen = shopsFilter.read(query);
  const { shops: found, mended } = searchedShops(content, chosen.search);
  const matching = openFirst(found, now);
  const categories = content.shopGroups;
  const wanted = lacksRole(chosen, categories) ? [everyShop] : wantedCategories(chosen);
  const isWanted = (id: string) => wanted[0] === everyShop || wanted.includes(id);
  const shown = { chosen, mended, categories, pagination: undefined, now };
  if (chosen.search !== undefined && !chosen.open) {
    const order = categories.toSorted((a, b) => Number(isWanted(b.id)) - Number(isWanted(a.id)));
    return { ...shown, groups: grouped(matching, order, chosen) };
  }
  const shops = (chosen.open ? openShops(matching, now) : matching).filter(({ category }) => isWanted(category.id));
  if (chosen.open || wanted[0] === everyShop) return { ...shown, groups: grouped(shops, categories, chosen) };
  const { limit = shopsLimit, page = 1 } = chosen;
  const pages = Math.ceil(shops.length / limit);
  if (page > Math.max(1, pages)) return undefined;
  const [first = ""] = wanted;
  const title = categories.find(({ id }) => id === first)?.name ?? "Компании";
  const items = shops.slice((page - 1) * limit, page * limit);
  return {
    ...shown,
    groups: shops.length > 0 ? [{ id: first, title, total: shops.length, shops: items }] : [],
    pagination: { page, limit, total: shops.length, pages },
  };
}

/** Whether the API lacks the chosen word of the specification: then the whole list is shown. */
function lacksRole(chosen: ChosenShops, categories: readonly Group[]): boolean {
  const [only, ...others] = wantedCategories(chosen);
  const isSpecified = chosen.categories === undefined || only === residentsCategory;
  return isSpecified && others.length === 0 && !categories.some(({ id }) => id === only);
}

/** In the order of the categories. */
function grouped(shops: readonly Shop[], categories: readonly Group[], chosen: ChosenShops): ShopGroup[] {
  const { more = [], limit = shopsLimit } = chosen;
  // Companies that receive no visitors come last.
  return categories
    .toSorted((a, b) => Number(a.id === residentsCategory) - Number(b.id === residentsCategory))
    .map(({ id, name }) => ({ id, title: name, shops: shops.filter(({ category }) => category.id === id) }))
    .map((group) => ({
      ...group,
      total: group.shops.length,
      shops: group.shops.slice(0, more.includes(group.id) ? undefined : limit),
    }))
    .filter(({ total }) => total > 0);
}

/** The companies that the words find, the best first, and what was searched instead; all of them without words. */
function searchedShops(content: Content, search: string | undefined): { shops: readonly Shop[]; mended: Mended } {
  const all = known(content.shops);
  if (search === undefined) return { shops: all, mended: {} };
  const { entries, corrected, alternative } = searchIndexOf(content).find(search, { kind: "shop" });
  return { shops: entries.flatMap(({ shop }) => shop ?? []), mended: { corrected, alternative } };
}

/** The schema.org types of companies by their category. */
const kinds: ReadonlyMap<string, string> = new Map([
  [foodCategory, "FoodEstablishment"],
  ["shops", "Store"],
]);

/** The list's heading: the chosen category, if it is one that exists. A search has hits of the others, too. */
function headingOf({ chosen, categories }: ShopResultsProps): string {
  const [only, ...others] = wantedCategories(chosen);
  const isOne = others.length === 0 && (chosen.search === undefined || chosen.open !== undefined);
  return (isOne && categories.find(({ id }) => id === only)?.name) || "Компании";
}

/** The list's title, with the page number after the first page; of a search with what is found. */
function shopsTitle(props: ShopResultsProps): string {
  const { chosen, groups } = props;
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  const total = totalOf(groups);
  const count = total > 0 ? companies(total) : "ничего не найдено";
  return `${headingOf(props)} в ${parkName.quotedPrepositional}: ${count}${page}`;
}

/** A company of the park; `place` is where in the park it is: "корпус 6, этаж 1". `origin` without a slash. */
function localBusiness(shop: Shop, place: string, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, site, logo } = shop;
  const hours = openingHours(shop);
  return {
    "@type": kinds.get(shop.category.id) ?? "LocalBusiness",
    name,
    description: short,
    url: origin + href("shop", { id }),
    ...(phone && { telephone: callable(phone) }),
    ...(site && { sameAs: site }),
    ...(hours && { openingHours: hours }),
    ...(logo && { logo: origin + pictureFile(logo.src, 480) }),
    address: { ...postalAddress(contacts), streetAddress: phrase(contacts.address.street, place) },
    ...geo(contacts),
  };
}

/** How many companies are open now; undefined without any. */
function openNowOf({ content: { shops = [] }, now }: FragmentRequest): number | undefined {
  return shops.length > 0 ? openShops(shops, now).length : undefined;
}

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  showsTime: true,
  filter: shopsFilter,
  load(request) {
    const results = loadShops(request);
    if (!results) return undefined;
    const { units = [] } = request.content;
    const alias = request.park.categories.find(({ id }) => id === "trade_area")?.alias;
    return {
      ...results,
      model: request.site.model,
      free: alias ? { alias, count: units.filter(({ category }) => category === "trade_area").length } : undefined,
      openNow: openNowOf(request),
    };
  },
  view: ShopsPage,
  head(props) {
    const { chosen, groups, origin } = props;
    const { categories, open, search, limit, page } = chosen;
    const total = totalOf(groups);
    const shops = groups.flatMap((group) => group.shops);
    return {
      title: shopsTitle(props),
      description: headDescription(
        `${headingOf(props)} в ${parkName.prepositional}${total > 0 ? `: ${companies(total)}` : ""}.`,
        page !== undefined && `Страница ${page}.`,
        promised(shops.some(hasHours) && "часы работы", shops.some(({ building }) => building) && "место в парке"),
        "Поиск по названию и виду деятельности.",
      ),
      canonical: shopsHref({ categories, open, page: search || limit ? undefined : page }),
      crumbs: [{ text: "Компании" }],
      image: "shops",
      sheets: ["page", "content", "shops"],
      noindex: search !== undefined || open !== undefined || total === 0,
      structured: () => [itemList(shops.map(({ id }) => origin + href("shop", { id })))],
    };
  },
});

/** The list of shops, or only its further cards. */
export const shopsFragment = defineFragment({
  path: fragments.shops,
  showsTime: true,
  filter: shopsFilter,
  params: { part: oneOf<ListPart>(["form", "cards", "tab"]), group: words({ lettersMax: 100 }) },
  load(request, { part, group }) {
    const results = loadShops(request);
    return results && { ...results, title: shopsTitle(results), openNow: openNowOf(request), part, group };
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
  load({ params, content: { shops, units = [], parking } }) {
    const shop = itemOf(shops, Number(params.id));
    return (
      shop && {
        shop,
        all: known(shops),
        units: units.filter(({ building }) => building.id === shop.building?.id),
        zones: parking?.visitorsMap.zones ?? [],
      }
    );
  },
  view: ShopPage,
  head({ shop, all, park, contacts, claims, origin }) {
    const { name, category, short, schedule, phone } = shop;
    const place = shopPlace(shop);
    const isOnMap = placed(park.buildings).some(({ id }) => id === shop.building?.id);
    return {
      title: headTitle(
        name,
        ` — ${category.name.toLowerCase()} ${parkName.genitive}`,
        ` в ${parkName.prepositional}`,
        ` — ${parkName.quoted}`,
      ),
      description: headDescription(
        `${[name, short.replace(/\.$/, "")].filter(Boolean).join(". ")}.`,
        place && `${place}.`,
        schedule && `${schedule}.`,
        `${parkName.title}${claims ? ` ${claims.region}` : ""}.`,
        promised(phone && "телефон", isOnMap && "схема", shopsNearby(shop, all).length > 0 && "соседи"),
      ),
      crumbs: [{ text: `Компании: ${category.name.toLowerCase()}`, href: groupsHref([category.id]) }, { text: name }],
      sheets: ["page", "content", "shops", "places", "plan", ...photoSheets([shop])],
      image: "shops",
      structured: () => [localBusiness(shop, place, contacts, origin)],
    };
  },
});
