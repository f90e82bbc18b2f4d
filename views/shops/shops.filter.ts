import type { ShopQuery } from "../content/shop.ts";
import type { Control } from "../filters/controls.ts";
import type { Chosen } from "../filters/define-filter.ts";
import { defineFilter } from "../filters/define-filter.ts";
import { groups, oneOf, wholeNumber, words } from "../filters/filter-fields.ts";

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
export const shopsLimitMax = 100;
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

export const shopControls = ({ search = "", categories = [], open, limit }: ChosenShops): Control[] => [
  {
    kind: "search",
    label: "Название или вид деятельности",
    name: "search",
    value: search,
    placeholder: "Например, кофе или химчистка",
  },
  { kind: "hidden", name: "categories", values: categories },
  { kind: "hidden", name: "open", values: open ? [open] : [] },
  { kind: "hidden", name: "limit", values: limit === undefined ? [] : [String(limit)] },
];

/** Ids of the categories that a choice shows; `everyShop` for the whole directory. */
export const wantedCategories = ({ categories = [defaultShopCategory] }: ChosenShops): string[] =>
  categories.includes(everyShop) ? [everyShop] : categories;

/** The API query of a choice. */
export function shopQuery(chosen: ChosenShops): ShopQuery {
  const { search, limit = shopsLimit, page } = chosen;
  return { search, categories: wantedCategories(chosen), limit, page };
}
