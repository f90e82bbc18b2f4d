import { type Chosen, defineFilter } from "../filters/define-filter.ts";
import type { ListLink } from "../filters/FilterForm.tsx";
import { groups, oneOf, wholeNumber, words } from "../filters/filter-fields.ts";
import type { GrowingList } from "../filters/MorePages.tsx";
import { fragments, href, withQuery } from "../routes.ts";

/** The query of the list of shops: words, ids of categories, open now, groups shown whole, page. */
export type ShopValues = {
  search: string;
  categories: string[];
  open: "now";
  more: string[];
  limit: number;
  page: number;
};

export type ChosenShops = Chosen<ShopValues>;

/** The category that is shown when none is named. */
const defaultShopCategory = "services";
/** The word for the whole directory in an address. */
export const everyShop = "all";
/** Shops on a page of the list, and most of a group. */
export const shopsLimit = 12;
/** Most shops that one address shows. */
const shopsLimitMax = 100;
const pagesMax = 50;
const searchLettersMax = 100;

/** The filter of the list of shops; the footer's address says "uslugi" for services. */
export const shopsFilter = defineFilter<ShopValues>({
  fields: {
    search: words({ lettersMax: searchLettersMax }),
    categories: groups({ fallback: defaultShopCategory, aliases: { uslugi: defaultShopCategory } }),
    open: oneOf(["now"]),
    more: groups({}),
    limit: wholeNumber({ min: 1, max: shopsLimitMax, fallback: shopsLimit }),
    page: wholeNumber({ min: 1, max: pagesMax }),
  },
});

/** Ids of the categories that a choice shows; `everyShop` for the whole directory. */
export const wantedCategories = ({ categories = [defaultShopCategory] }: ChosenShops): string[] =>
  categories.includes(everyShop) ? [everyShop] : categories;

/** A list's fragment: results and form, or further cards only. */
export type ListPart = "form" | "cards" | "tab";

export function shopsHref(chosen: ChosenShops): string {
  return withQuery(href("shops", {}), shopsFilter.canonical(chosen));
}

/** The choice of these groups, by id. */
export const groupsChosen = (ids: readonly string[]): ChosenShops =>
  shopsFilter.read(new URLSearchParams(ids.map((id) => ["categories", id])));

/** The list's address with these groups chosen, by id. */
export const groupsHref = (ids: readonly string[]): string => shopsHref(groupsChosen(ids));

export function shopsLink(chosen: ChosenShops, part: ListPart): ListLink {
  const query = shopsFilter.canonical(chosen);
  query.set("part", part);
  return { href: shopsHref(chosen), fragment: withQuery(fragments.shops, query) };
}

/** «Показать ещё» of a group among others: the same page with this group whole. The group takes the focus. */
export function wholeGroupLink(chosen: ChosenShops, id: string): ListLink {
  const { href: address, fragment = "" } = shopsLink({ ...chosen, more: [...(chosen.more ?? []), id].sort() }, "form");
  return { href: address, fragment: `${fragment}&group=${encodeURIComponent(id)}` };
}

/** «Показать ещё» of a list of one group: all items so far without script, only the added ones with htmx. */
export const shopList: GrowingList<ChosenShops> = {
  step: shopsLimit,
  max: shopsLimitMax,
  label: "Страницы списка компаний",
  linkTo: (chosen) => shopsLink(chosen, "cards"),
};
