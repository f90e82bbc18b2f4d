import type { Group } from "../../../views/kit/listing.ts";
import { parkName } from "../../../views/park/park-name.ts";
import type { ShopResultsProps } from "../../../views/shops/ShopResults.tsx";
import { shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import type { ShopListing } from "../../../views/shops/shop.ts";
import { type ChosenShops, defaultShopCategory, shopQuery, shopsLimitMax } from "../../../views/shops/shops.filter.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The shops that a choice stands for; a page past the last one is the last one. */
export async function loadShopResults(
  { content, now }: Pick<Ask, "content" | "now">,
  asked: ChosenShops,
): Promise<ShopResultsProps> {
  const [listing, { bodies }] = await Promise.all([content.shops(shopQuery(asked)), content.park()]);
  const { pages, total } = listing.pagination;
  if (total > 0 && (asked.page ?? 1) > pages)
    return loadShopResults({ content, now }, { ...asked, page: pages > 1 ? pages : undefined });
  return { chosen: asked, listing, elsewhere: await foundElsewhere(content, asked, listing), bodies, now };
}

/**
 * In which other categories the same words are found; none where nothing was searched for, or while upstream cannot
 * tell.
 */
async function foundElsewhere(
  content: Ask["content"],
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

/** Title of the list; a further page says which. */
export function shopsTitle({ chosen, listing }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${shopsHeading(chosen, listing.categories)}${page} — кто работает в ${parkName.quotedPrepositional}`;
}
