const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Whether HTML has neither words nor pictures. */
export function isBlank(html: string): boolean {
  return !/<img\b/.test(html) && plainText(html) === "";
}

/** The text of HTML; ends of paragraphs, headings, items and cells become spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
}
