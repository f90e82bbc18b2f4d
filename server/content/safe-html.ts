import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";
import type { SafeHtml } from "../../views/model/html.ts";
import { plainText } from "../../views/structured/plain-text.ts";

const schemes = /^(?:https?|mailto|tel):/i;

/** An address that may become a link: http, https, tel, mailto, or root-relative; otherwise undefined. Source: the contract. */
export function safeUrl(url: string): string | undefined {
  // Browsers drop control characters and turn backslashes round before they read a scheme or a host: such addresses are refused.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(url)) return undefined;
  if (/^\/(?!\/)/.test(url)) return url;
  return schemes.test(url) && URL.canParse(url) ? url : undefined;
}

/** As `safeUrl`, for pictures: http, https or root-relative only. */
export function safeImageUrl(url: string): string | undefined {
  const safe = safeUrl(url);
  return safe && /^(?:\/|https?:)/i.test(safe) ? safe : undefined;
}

const rules: sanitize.IOptions = {
  allowedTags: [
    ...["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "strong", "em", "b", "i", "a", "blockquote"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "img", "sub", "sup", "hr"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    table: ["tabindex"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // A page has one h1, and it is ours.
    h1: "h2",
    // On a phone a wide table scrolls by itself: the keyboard must be able to reach it.
    table: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
    a: (tagName, { href }) => {
      const safe = safeUrl(href?.trim() ?? "");
      if (!safe) return { tagName, attribs: {} };
      return { tagName, attribs: safe.startsWith("/") ? { href: safe } : { href: safe, rel: "noopener" } };
    },
    img: (tagName, { src, alt, width, height }) => {
      const safe = safeImageUrl(src?.trim() ?? "");
      const digits = (value: string | undefined) => (/^\d{1,5}$/.test(value ?? "") ? (value ?? "") : "");
      const attribs = {
        src: safe ?? "",
        alt: alt ?? "",
        width: digits(width),
        height: digits(height),
        loading: "lazy",
      };
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  nestingLimit: 30,
};

const known = new LRUCache<string, SafeHtml>({
  max: 5000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 1,
});

/** Upstream HTML with everything removed that is not plain text structure. The only place where `SafeHtml` is made. */
export function safeHtml(html: string): SafeHtml {
  const before = known.get(html);
  if (before !== undefined) return before;
  const safe = sanitize(html, rules) as SafeHtml;
  known.set(html, safe);
  return safe;
}

/** The same with an id on each second-level heading, and the list of those headings: for a table of contents. */
export function safeHtmlWithContents(html: string): { content: SafeHtml; contents: { id: string; title: string }[] } {
  const contents: { id: string; title: string }[] = [];
  const content = safeHtml(html).replace(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `section-${contents.length + 1}`;
    contents.push({ id, title: plainText(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { content: content as SafeHtml, contents };
}
