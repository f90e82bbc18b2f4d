import type { LegalText } from "../content/park.ts";
import type { StructuredData } from "../kit/structured-data.ts";

/** A legal document as a page. `url` is absolute, `origin` has no slash at its end. */
export function legalPageData(text: LegalText, url: string, origin: string): StructuredData {
  return {
    "@type": "WebPage",
    name: text.title,
    url,
    inLanguage: "ru",
    publisher: { "@id": `${origin}/#organization` },
    ...(text.updatedAt ? { dateModified: text.updatedAt } : {}),
  };
}
