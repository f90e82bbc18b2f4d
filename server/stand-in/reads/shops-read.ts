import type { Shop } from "../wire.ts";
import { counted, pageOf, type Read } from "./answer.ts";
import { textIn } from "./query.ts";

const limitDefault = 12;
const categoryDefault = "services";

/**
 * `/shops`: any of the `categories`, and every word of `search` in the name, category or short text. An older site
 * called the category `services` `uslugi`.
 */
export function shopsRead(shops: readonly Shop[]): Read {
  const meta = { categories: counted(shops.map(({ category }) => category)) };
  return (query) => {
    const ids = query.getAll("categories").map((id) => (id === "uslugi" ? "services" : id));
    const categories = ids.length > 0 ? ids : [categoryDefault];
    const words = folded(textIn(query, "search") ?? "").split(/\s+/);
    const isFound = ({ name, short, category }: Shop) => {
      const text = folded(`${name} ${short} ${category.name}`);
      return words.every((word) => text.includes(word));
    };
    const fitting = shops.filter((shop) => categories.includes(shop.category.id) && isFound(shop));
    return pageOf(fitting, query, limitDefault, meta);
  };
}

/** Without what people type differently: case and the dots of «ё». */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
}
