/**
 * Structured data as one JSON-LD block. JSON inside a script element is not HTML: React must not escape it. `<` is
 * escaped, so that no content can end the element.
 */
export function JsonLd({ items }: { items: StructuredData[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": items }).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block that nothing executes; see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

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
