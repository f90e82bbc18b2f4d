import type { StructuredData } from "../ui/structured-data.ts";

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
