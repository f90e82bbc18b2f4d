import type { CrawledPage } from "./crawl.ts";
import { mainOf, wordsOf } from "./page-text.ts";

const textOf = (html: string) => wordsOf(html.replace(/<(script|style).*?<\/\1>/gs, " "));
/** Rates, times and terms that no field of the content API contains. */
const promises =
  /(?:НДС \d|\d %|\d+ минут|рабоч(?:ий|его) д(?:ень|ня)|на руки|медиаплан|комисси[ию]|собственник|наставник|метро[ «])/g;
const shows = /<(?:svg|img|input|button|select|form)\b/;

/** Broken, empty or untrue parts of a page. `claims` are phrases that the page must not contain. */
export function faultsOf({ status, html }: CrawledPage, claims: readonly string[]): string[] {
  const main = mainOf(html);
  const text = textOf(main);
  const shown = textOf(html);
  /** Each match with its context. A `.{0,30}` at the start of a pattern takes a hundred times as long. */
  const all = (pattern: RegExp, of: string) =>
    [...of.matchAll(pattern)].map(({ 0: found, index }) =>
      of.slice(Math.max(0, index - 30), index + found.length + 20),
    );
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...all(/\b(?:undefined|NaN|null|Infinity)(?![\w"-])|\[object Object\]/g, text),
    ...all(/(?<![\d,.] ?)\b0(?:,0)? ₽/g, text),
    ...all(/<meta name="description" content="(?:[^"]*[ .])?\.[ "]/g, html),
    // A direction mark of a foreign text, which no page sends, may have stood between two spaces.
    ...all(/<meta name="description" content="[^"]*[а-яё.,;:»] {2}/g, html),
    ...all(
      /<(ul|ol|dl|dd|tbody|section|p|h\d|figcaption|nav|figure|blockquote)(?: [^>]*)?>\s*<\/\1>/g,
      statusless(main),
    ),
    ...all(/parallel55\.example|кабинет|Дизайн-центр/gi, html),
    // In a grid or a row such a space is an item, and moves all others.
    ...all(/[^-]>\u00a0<(?!!--)/g, main),
    ...headingsOverNothing(main),
    ...all(promises, html.replace(/<(script|style)(?! type="application).*?<\/\1>/gs, " ")),
    ...claims.filter((claim) => shown.includes(claim) || html.includes(claim)).map((claim) => `claims «${claim}»`),
  ];
}

/** Live regions and hidden errors are empty until the script fills them. */
const statusless = (html: string) =>
  html.replace(/<(p|div)[^>]*(?: hidden=""| role="(?:status|alert)")[^>]*><\/\1>/g, "");

/** Headings without text or controls before the next heading of their level or the end of their section. */
function headingsOverNothing(main: string): string[] {
  return [...main.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/gs)].flatMap((heading) => {
    const after = main.slice(heading.index + heading[0].length);
    const end = after.search(heading[1] === "2" ? /<h[12]\b|<\/section>/ : /<h[123]\b|<\/section>/);
    const under = (end < 0 ? after : after.slice(0, end)).replace(/<a class="more".*?<\/a>/gs, "");
    return textOf(under).trim() === "" && !shows.test(under)
      ? [`nothing under «${textOf(heading[2] ?? "").trim()}»`]
      : [];
  });
}
