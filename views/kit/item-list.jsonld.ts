import type { StructuredData } from "./structured-data.ts";

/** A list of pages, by their absolute addresses, in the order shown. */
export function itemList(urls: readonly string[]): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
