import { parkName } from "../../../views/park/park-name.ts";
import type { ShopResultsProps } from "../../../views/shops/ShopResults.tsx";
import { shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import { type ChosenShops, shopQuery } from "../../../views/shops/shops.filter.ts";
import type { Ask } from "../define-page.ts";

/** The shops that a choice stands for; a page past the last one is the last one. */
export async function loadShopResults(
  { content, now }: Pick<Ask, "content" | "now">,
  asked: ChosenShops,
): Promise<ShopResultsProps> {
  const listing = await content.shops(shopQuery(asked));
  const { pages, total } = listing.pagination;
  if (total > 0 && (asked.page ?? 1) > pages)
    return loadShopResults({ content, now }, { ...asked, page: pages > 1 ? pages : undefined });
  const everywhere = listing.categories.map(({ id }) => id);
  const elsewhere =
    total === 0 && asked.search !== undefined && everywhere.length > 0
      ? (await content.shops({ search: asked.search, categories: everywhere, limit: 1 })).pagination.total
      : 0;
  return { chosen: asked, listing, elsewhere, now };
}

/** Title of the list; a further page says which. */
export function shopsTitle({ chosen, listing }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${shopsHeading(chosen, listing.categories)}${page} — кто работает в ${parkName.quotedPrepositional}`;
}
