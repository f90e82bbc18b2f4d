import type { StructuredData } from "./head.ts";

/**
 * Structured data as one JSON-LD block. JSON inside a script element is not HTML: React must not escape it, and `<` is
 * written as an escape so that no content can end the element.
 */
export function JsonLd({ items }: { items: StructuredData[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": items })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block that nothing executes; see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
