import type { Shop } from "../content/shop.ts";

/** Which categories of shops people look for first near an office; the others follow as upstream names them. */
const shopCategoryOrder = ["food", "services", "shops", "residents"];

/** A kind of shops with a few of them and how many there are in all. */
export type ShopGroup = { id: string; name: string; count: number; shops: Shop[] };

/** `perCategory` shops of each category, food first. */
export function shopsByCategory(shops: readonly Shop[], perCategory: number): ShopGroup[] {
  const rank = (id: string) => (shopCategoryOrder.indexOf(id) + 1 || shopCategoryOrder.length + 1) - 1;
  return [...Map.groupBy(shops, ({ category }) => category.id).values()]
    .flatMap((inCategory) =>
      inCategory[0]
        ? [{ ...inCategory[0].category, count: inCategory.length, shops: inCategory.slice(0, perCategory) }]
        : [],
    )
    .sort((a, b) => rank(a.id) - rank(b.id));
}
