import type { StructuredData } from "./structured-data.ts";

/** A list of pages by absolute address, in display order. */
export function itemList(urls: readonly string[]): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
