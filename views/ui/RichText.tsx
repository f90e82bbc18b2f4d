import { isBlank, type SafeHtml } from "./html.ts";

/** Sanitised HTML of the content API; null if it shows nothing. Besides this only `JsonLd.tsx` sets raw HTML. */
export function RichText({ html }: { html: SafeHtml }) {
  if (isBlank(html)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been through the sanitiser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
