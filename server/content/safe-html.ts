import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";
import { plainText, type SafeHtml } from "../../views/ui/html.ts";
import { pictureFile } from "../../views/ui/image.ts";
import { htmlLettersMax } from "./bounds.ts";
import { withoutUnwanted } from "./characters.ts";
import { type PictureGate, safeUrl } from "./safe-url.ts";

/** Tags that show a gap if they have only spaces. */
const blocks = new Set(["p", "h2", "h3", "h4"]);

const rules = (picture: PictureGate): sanitize.IOptions => ({
  allowedTags: [
    ...["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "strong", "em", "b", "i", "a", "blockquote"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "img", "sub", "sup", "hr"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    table: ["tabindex", "aria-label"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // The page has its h1 already.
    h1: "h2",
    // On phones a wide table scrolls in its box: tabindex lets the keyboard reach it, which then says its name.
    table: (tagName) => ({ tagName, attribs: { tabindex: "0", "aria-label": "Таблица" } }),
    a: (tagName, { href }) => {
      const safe = safeUrl(href?.trim() ?? "");
      return { tagName, attribs: safe ? { href: safe } : {} };
    },
    img: (tagName, { src, alt, width, height }) => {
      const safe = picture(src?.trim() ?? "");
      const digits = (value: string | undefined) => (/^\d{1,5}$/.test(value ?? "") ? (value ?? "") : "");
      const attribs = {
        src: safe === undefined ? "" : pictureFile(safe, 800),
        alt: withoutUnwanted(alt ?? ""),
        width: digits(width),
        height: digits(height),
        loading: "lazy",
      };
      return { tagName, attribs };
    },
  },
  // Word spaces its texts with paragraphs and headings of one no-break space.
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === "img" && !attribs.src) ||
    (blocks.has(tag) && text !== "" && text.trim() === "" && mediaChildren.length === 0),
  nestingLimit: 30,
  textFilter: withoutUnwanted,
});

/** Sanitising takes up to 3 µs a tag, and quadratic time for unclosed tags. */
const tagsMax = 3000;
/** Letters of cached texts and of their results, two bytes each. */
const cachedLettersMax = 3_000_000;
/** Bounds the number of cached texts. */
const textBytesMin = 1500;

/** Keeps plain text structure and allowed pictures. Undefined for a text beyond the limits. */
export type Sanitiser = (html: string) => SafeHtml | undefined;

/** Why a text is left out. */
export const overLimits = `longer than ${htmlLettersMax} letters or ${tagsMax} tags`;

/**
 * The only factory of `SafeHtml`. Caches results, because lists repeat the same texts. Texts with pictures are not
 * cached: a picture may disappear.
 */
export function createSanitiser(picture: PictureGate): Sanitiser {
  const ruled = rules(picture);
  const cache = new LRUCache<string, SafeHtml>({
    maxSize: cachedLettersMax,
    sizeCalculation: (html, key) => textBytesMin + html.length + key.length,
  });
  return (html) => {
    if (html.length > htmlLettersMax || html.split("<", tagsMax + 1).length > tagsMax) return undefined;
    const before = cache.get(html);
    if (before !== undefined) return before;
    const safe = sanitize(html, ruled) as SafeHtml;
    if (!/<img/i.test(html)) cache.set(html, safe);
    return safe;
  };
}

/** Adds an id to each second-level heading and lists them, for a table of contents. */
export function withContents(safe: SafeHtml): { content: SafeHtml; contents: { id: string; title: string }[] } {
  const contents: { id: string; title: string }[] = [];
  const content = safe.replace(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `section-${contents.length + 1}`;
    contents.push({ id, title: plainText(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { content: content as SafeHtml, contents };
}
