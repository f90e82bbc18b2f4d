declare const sanitised: unique symbol;

/** Only `server/content/safe-html.ts` makes it; only `RichText.tsx` renders it unescaped: the compiler tells. */
export type SafeHtml = string & { readonly [sanitised]: true };

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** Whether a reader sees anything of a text: it has more than spaces and characters that fonts draw as nothing. */
export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Whether HTML has neither words nor pictures. */
export function isBlank(html: string): boolean {
  return !/<img\b/.test(html) && !isVisible(plainText(html));
}

/** The text of HTML; ends of paragraphs, headings, items and cells become spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A part of a text under its heading; the words before the first heading have none. */
export type TextSection = { title: string; html: SafeHtml };

const tag = /<(\/?)([a-z]\w*)[^>]*>/g;
const alone = new Set(["br", "hr", "img"]);

/** Cuts a text at its h2 that no list, table or quotation holds, so that every part is whole. */
export function textSections(html: SafeHtml): TextSection[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 1: slash, 2: name = "", index } of html.matchAll(tag)) {
    if (alone.has(name)) continue;
    if (!slash && name === "h2" && depth === 0) cuts.push(index);
    depth += slash ? -1 : 1;
  }
  return [0, ...cuts].flatMap((from, at) => {
    const part = html.slice(from, cuts[at] ?? html.length);
    const heading = /^<h2\b[^>]*>(.*?)<\/h2>/s.exec(part);
    const words = (heading?.[1] ?? "").replace(/<[^>]*>/g, "").trim();
    // A slice of sanitised text between whole elements is as safe as the text.
    const rest = part.slice(heading?.[0].length ?? 0) as SafeHtml;
    return words === "" && rest.trim() === "" ? [] : [{ title: words, html: rest }];
  });
}

/** Whether a part is a table of figures. */
export const isTable = ({ html }: TextSection): boolean => html.trimStart().startsWith("<table");
