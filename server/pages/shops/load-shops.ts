import { openingInWords } from "../../../views/content/opening-hours.ts";
import type { Shop, ShopListing } from "../../../views/content/shop.ts";
import { plainText } from "../../../views/kit/plain-text.ts";
import type { ShopGroup } from "../../../views/shops/ShopList.tsx";
import type { ShopResultsProps } from "../../../views/shops/ShopResults.tsx";
import {
  type ChosenShops,
  everyShop,
  shopQuery,
  shopsFilter,
  shopsLimit,
  shopsLimitMax,
  wantedCategories,
} from "../../../views/shops/shops.filter.ts";
import type { FragmentAsk } from "../define-fragment.ts";
import { orElse } from "../or-else.ts";

/** The category of companies that receive no visitors, by the specification. */
const residents = "residents";

/** Companies that are open now, as far as their hours are understood. */
export const openShops = (shops: readonly Shop[], now: Date): Shop[] =>
  shops.filter((shop) => openingInWords(shop, now)?.open);

/** The chosen shops in groups; undefined past the last page. */
export async function loadShops(ask: FragmentAsk): Promise<ShopResultsProps | undefined> {
  const { content, now } = ask;
  const chosen = shopsFilter.read(ask.query);
  const unfiltered = await content.shops({ limit: shopsLimitMax });
  const [wanted] = lacksRole(chosen, unfiltered.categories) ? [everyShop] : wantedCategories(chosen);
  if (chosen.open || (wanted === everyShop && chosen.search === undefined)) {
    const { categories } = unfiltered;
    const all = await content.allShops();
    const shops = (chosen.open ? openShops(all, now) : all).filter(
      ({ category, name, short }) =>
        (wanted === everyShop || wantedCategories(chosen).includes(category.id)) &&
        hasWords(`${name} ${short}`, chosen),
    );
    return { chosen, groups: grouped(shops, categories, chosen), categories, pagination: undefined, now };
  }
  if (chosen.search !== undefined) return { ...(await found(ask, chosen)), now };
  const listing = await content.shops(shopQuery(chosen));
  const { categories, items, pagination } = listing;
  const { pages, total } = pagination;
  if ((chosen.page ?? 1) > Math.max(1, pages)) return undefined;
  const title = categories.find(({ id }) => id === wanted)?.name ?? "Компании";
  const groups = total > 0 && wanted ? [{ id: wanted, title, total, shops: items }] : [];
  return { chosen, groups, categories, pagination, now };
}

/** The words that the specification uses, where the API does not know them: then the whole list is shown. */
function lacksRole(chosen: ChosenShops, categories: ShopListing["categories"]): boolean {
  const [only, ...others] = wantedCategories(chosen);
  const isSpecified = chosen.categories === undefined || only === residents;
  return isSpecified && others.length === 0 && !categories.some(({ id }) => id === only);
}

/** The hits of the chosen category, then those of the others, then who only mentions the words in a description. */
async function found({ content }: FragmentAsk, chosen: ChosenShops): Promise<Omit<ShopResultsProps, "now">> {
  const { categories } = await content.shops({ limit: shopsLimitMax });
  const [listing, all] = await Promise.all([
    content.shops({ search: chosen.search, categories: categories.map(({ id }) => id), limit: shopsLimitMax }),
    orElse(content.allShops(), []),
  ]);
  const wanted = wantedCategories(chosen);
  const isWanted = (id: string) => wanted.includes(id) || wanted[0] === everyShop;
  const order = categories.toSorted((a, b) => Number(isWanted(b.id)) - Number(isWanted(a.id)));
  const groups = grouped(listing.items, order, chosen);
  const ids = new Set(listing.items.map(({ id }) => id));
  const mentions = all.filter((shop) => !ids.has(shop.id) && hasWords(plainText(shop.description), chosen));
  const described = {
    id: everyShop,
    title: "В описании",
    total: mentions.length,
    shops: mentions.slice(0, shownOf(everyShop, chosen)),
  };
  return { chosen, groups: mentions.length > 0 ? [...groups, described] : groups, categories, pagination: undefined };
}

/** How many companies of a group are shown among others. */
const shownOf = (id: string, { more, limit = shopsLimit }: ChosenShops) => (more?.includes(id) ? undefined : limit);

/** In the order of the categories. */
function grouped(shops: readonly Shop[], categories: ShopListing["categories"], chosen: ChosenShops): ShopGroup[] {
  // Companies that receive no visitors come last.
  return categories
    .toSorted((a, b) => Number(a.id === residents) - Number(b.id === residents))
    .map(({ id, name }) => ({ id, title: name, shops: shops.filter(({ category }) => category.id === id) }))
    .map((group) => ({ ...group, total: group.shops.length, shops: group.shops.slice(0, shownOf(group.id, chosen)) }))
    .filter(({ total }) => total > 0);
}

const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

function hasWords(text: string, { search }: ChosenShops): boolean {
  const plain = folded(text);
  return folded(search ?? "")
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
