import type { Group } from "../../../views/kit/listing.ts";
import { parkName } from "../../../views/park/park-name.ts";
import type { ShopResultsProps } from "../../../views/shops/ShopResults.tsx";
import { shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import type { ShopListing } from "../../../views/shops/shop.ts";
import { type ChosenShops, defaultShopCategory, shopQuery, shopsLimitMax } from "../../../views/shops/shops.filter.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The chosen shops; a page number past the end gives the last page. */
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

/** Other categories with results for the same words; empty without a search or while the upstream fails. */
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

/** The list's title, with the page number after the first page. */
export function shopsTitle({ chosen, listing }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${shopsHeading(chosen, listing.categories)}${page} — кто работает в ${parkName.quotedPrepositional}`;
}
