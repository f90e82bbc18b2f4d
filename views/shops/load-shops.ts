import { known } from "../content/content.ts";
import { openingInWords } from "../content/opening-hours.ts";
import type { Shop } from "../content/shop.ts";
import type { FragmentRequest } from "../layout/define-fragment.ts";
import { plainText } from "../ui/html.ts";
import { onceFor } from "../ui/Kept.ts";
import type { Group } from "../ui/listing.ts";
import type { ShopGroup } from "./ShopList.tsx";
import type { ShopResultsProps } from "./ShopsPage.tsx";
import { type ChosenShops, everyShop, shopsFilter, shopsLimit, wantedCategories } from "./shops.filter.ts";

/** The category of companies that receive no visitors, by the specification. */
const residents = "residents";

/** Companies that are open now, as far as their hours are understood. */
export const openShops = (shops: readonly Shop[], now: Date): Shop[] =>
  shops.filter((shop) => openingInWords(shop, now)?.open);

/** The chosen shops in groups; undefined past the last page. */
export function loadShops({ content, query, now }: FragmentRequest): ShopResultsProps | undefined {
  const chosen = shopsFilter.read(query);
  const matching = withWords(known(content.shops), chosen);
  const categories = content.shopGroups;
  const wanted = lacksRole(chosen, categories) ? [everyShop] : wantedCategories(chosen);
  const isWanted = (id: string) => wanted[0] === everyShop || wanted.includes(id);
  const shown = { chosen, categories, pagination: undefined, now };
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

/** The words that the specification uses, where the API does not know them: then the whole list is shown. */
function lacksRole(chosen: ChosenShops, categories: readonly Group[]): boolean {
  const [only, ...others] = wantedCategories(chosen);
  const isSpecified = chosen.categories === undefined || only === residents;
  return isSpecified && others.length === 0 && !categories.some(({ id }) => id === only);
}

/** In the order of the categories. */
function grouped(shops: readonly Shop[], categories: readonly Group[], chosen: ChosenShops): ShopGroup[] {
  const { more = [], limit = shopsLimit } = chosen;
  // Companies that receive no visitors come last.
  return categories
    .toSorted((a, b) => Number(a.id === residents) - Number(b.id === residents))
    .map(({ id, name }) => ({ id, title: name, shops: shops.filter(({ category }) => category.id === id) }))
    .map((group) => ({
      ...group,
      total: group.shops.length,
      shops: group.shops.slice(0, more.includes(group.id) ? undefined : limit),
    }))
    .filter(({ total }) => total > 0);
}

const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");
const nameOf = onceFor(({ name, short }: Shop) => folded(`${name} ${short}`));
/** Read once for each company: descriptions of a large park take 100 ms. */
const descriptionOf = onceFor(({ description }: Shop) => folded(plainText(description)));

/** Companies that say the words in their name or line; if none does, those that describe themselves so. */
function withWords(shops: readonly Shop[], { search }: ChosenShops): readonly Shop[] {
  if (search === undefined) return shops;
  const words = folded(search).split(/\s+/);
  const saying = (textOf: typeof nameOf) => shops.filter((shop) => words.every((word) => textOf(shop).includes(word)));
  const named = saying(nameOf);
  return named.length > 0 ? named : saying(descriptionOf);
}
