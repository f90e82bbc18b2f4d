import type { Shop } from "../wire.ts";
import { type Answer, type Prepared, pageOf } from "./answer.ts";
import { textIn, textsIn } from "./query.ts";

const limitDefault = 12;
const categoryDefault = "services";

/** Another name of a category, from an older site. */
const aliases: Record<string, string> = { uslugi: "services" };

/**
 * Answers `/shops`: any of the `categories`, and every word of `search` in the name, the category or the short text.
 */
export function shopsRead(shops: readonly Prepared<Shop>[]): (query: URLSearchParams) => Answer {
  const meta = { categories: categoriesOf(shops.map(({ item }) => item)) };
  const searchable = shops.map((shop) => ({
    shop,
    text: folded(`${shop.item.name} ${shop.item.short} ${shop.item.category.name}`),
  }));
  return (query) => {
    const asked = textsIn(query, "categories").map((id) => (Object.hasOwn(aliases, id) ? aliases[id] : id));
    const categories = asked.length > 0 ? asked : [categoryDefault];
    const words = folded(textIn(query, "search") ?? "")
      .split(/\s+/)
      .filter(Boolean);
    const fitting = searchable.filter(
      ({ shop, text }) => categories.includes(shop.item.category.id) && words.every((word) => text.includes(word)),
    );
    return pageOf(
      fitting.map(({ shop }) => shop),
      query,
      limitDefault,
      meta,
    );
  };
}

function categoriesOf(shops: readonly Shop[]): { id: string; name: string; count: number }[] {
  return [...Map.groupBy(shops, ({ category }) => category.id).values()].flatMap(([first, ...others]) =>
    first ? { ...first.category, count: others.length + 1 } : [],
  );
}

/** Without what people type differently: case and the dots of «ё». */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
}
