/** A schema.org object (JSON-LD) without "@context". Addresses are absolute. */
export type StructuredData = { "@type": string; [property: string]: unknown };

/** A list of pages by absolute address, in display order. */
export function itemList(urls: readonly string[]): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
