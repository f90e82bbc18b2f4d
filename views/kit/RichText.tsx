import type { ReactNode } from "react";
import type { SafeHtml } from "./html.ts";
import { isBlank } from "./plain-text.ts";

/**
 * Text of the content API, sanitised before it came here; nothing where it shows nothing. The only place that puts HTML
 * into a page unescaped.
 */
export function RichText({ html }: { html: SafeHtml }) {
  if (isBlank(html)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been through the sanitiser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Our own text in the same typography. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
