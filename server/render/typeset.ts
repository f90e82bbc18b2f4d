const nbsp = "\u00a0";

/** Units and signs that stay on the line of the number before them; so do longer words. */
const units = "м²|м³|мм|см|км|м|кг|т|г|ч|с|мс|лк|Вт|кВт|МВт|ГБ|МБ|°C|₽|%|‰|×|тыс|млн|млрд|шт|мин|сут|л";
/** Nouns that stay on the line of the number after them, in any case: «корпус 3», «этажа 7». */
const numbered =
  "корпус|этаж|вход|выход|въезд|зон|секци|кабинет|помещени|павильон|офис|склад|поверхност|подъезд|шаг|пункт|стат|част|том|класс";
const months = "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря";
const abbreviations = "доб|тел|ул|просп|пр|стр|пом|оф|корп|эт|д|г|см|рис|ст|п|обл|вл";

const particles = "же|ли|бы|ж|б";

const letter = "[А-ЯЁа-яё]";
const wordBegins = `(?<![А-ЯЁа-яёA-Za-z\\d])`;
const wordEnds = `(?![А-ЯЁа-яё])`;

/** At the beginning of a sentence, too. */
function eitherCase(first: string): string {
  return `[${first}${first.toUpperCase()}]`;
}

const spaces = "[ \u00a0]";
const numberedBefore = `${wordBegins}(?:${numbered.replace(/(?<![^|])./g, eitherCase)})${letter}{0,4}`;
/**
 * «Корпус 3 обновлён», «3 840 × 1 600 пикселей»: a number that is already bound to the word before it does not bind the
 * next word. Without a limit, a row of numbers of 100 kB would take half a minute.
 */
const alreadyBound = `(?<!${numberedBefore}${spaces}[\\d.]{1,9}|×[ \u00a0\\d]{1,16})`;

/** Words that the specification names, and that people look for: they stay as it spells them. */
const asNamed = "(?:найдена|главную|бизнес-парке)$|является публичной|получение рекламы";

/** Every space that must not break a line. Source: the typography rules of the product's design. */
const bound = new RegExp(
  [
    " (?=[—–](?: |$))", // a dash does not begin a line
    "(?<= ·) ", // a dot does not end one
    "(?<=—) (?=\\d+[,.;)])", // «услуги — 2,»
    ` (?=(?:${particles})${wordEnds})`,
    // A short word does not end a line; a unit may: «1 м / на стене».
    `(?<=${wordBegins}(?!(?:${particles}) )${letter}{1,2})(?<!\\d${spaces}(?:${units})) (?!${asNamed})`,
    `(?<=\\d) (?=(?:${units})(?![А-ЯЁа-яёA-Za-z]))`,
    `(?<=\\d)${alreadyBound} (?=${letter}{3})`,
    "(?<=(?<!\\d)\\d{1,3}) (?=\\d{3}(?!\\d))",
    "(?<=\\d) (?=×)|(?<=×) (?=\\d)",
    "(?<=\\d) (?=\\+ \\d)", // «206-20 + 206-21»: the plus ends a line
    "(?<=[№§≈]) ",
    `(?<=${numberedBefore}) (?=\\d(?![\\d,]{0,9}${spaces}м²)|[А-ЯЁA-Z](?!${letter}))`, // «корпус Б», not «офис Ромашки»
    `(?<=${wordBegins}[А-ЯЁA-Z]{2,5}) (?=\\d)`, // «НДС 22 %»
    `(?<=${wordBegins}(?:${months})) (?=\\d{4})`,
    `(?<=${wordBegins}(?:${abbreviations})\\.) `,
    "(?<=\\+7) (?=\\()|(?<=\\(\\d{3}\\)) (?=\\d)", // a phone number
  ].join("|"),
  "g",
);

/**
 * The dash of a range and the hyphen of a number's ending. Lines would break after them: «7:00–22:00», «152-ФЗ».
 * A word joiner forbids that. Rates in rows («1 900–2 300») break nowhere anyway; the footer's «© 2007–2026» may break.
 */
const unbroken =
  /(?<=[\dА-ЯЁа-яё])(?<!© \d{4})–(?=[\dА-ЯЁа-яё])(?!\d{1,3}\u00a0\d{3})|(?<=\d)-(?=[А-ЯЁа-яё]{1,2}(?![А-ЯЁа-яё]))/g;
const wordJoiner = "\u2060";

/** Elements with data or the visitor's own text. */
const untouched = /^(?:script|style|textarea|title|pre|code)\b/;
/** Tags inside a phrase: «<b>27</b> помещений» is one phrase. */
const inline = /^\/?(?:a|abbr|b|bdi|em|i|mark|small|span|strong|sub|sup|time|tspan|u|!)(?:[\s>-]|$)/;
/** React separates neighbouring texts by this comment. */
const textBoundary = "<!-- -->";
/** What React writes in full: its comments, and the ends of empty elements of a drawing. */
const needless = /<!-- -->|(?<=")><\/(?:path|line|rect|circle)>/g;
const contextMax = 16;
const tagLettersMax = 12;

/**
 * Inserts no-break spaces and word joiners by the rules of Russian typography: after short words, before a dash.
 * Attributes, scripts and visitors' input stay as they are. Removes React's comments and shortens empty SVG elements.
 */
export function typeset(html: string): string {
  let out = "";
  /** The HTML before this place is in `out`. Few texts change: what lies between them is copied at once. */
  let copied = 0;
  let context = "";
  let at = 0;
  while (at < html.length) {
    const end = indexOrEnd(html, "<", at);
    if (end > at) {
      const text = html.slice(at, end);
      if (mayChange(text, html, at, end)) {
        out += html.slice(copied, at) + bind(context, text, textAfter(html, end));
        copied = end;
      }
      context = (context + text.slice(-contextMax)).slice(-contextMax);
    }
    const tagEnd = html.indexOf(">", end) + 1;
    if (tagEnd === 0) break;
    at = tagEnd;
    // A drawing's tags are long.
    const tag = html.slice(end + 1, Math.min(tagEnd, end + tagLettersMax));
    if (inline.test(tag)) continue;
    context = "";
    at = afterUntouched(html, tag, tagEnd);
  }
  return (out + html.slice(copied)).replace(needless, (match) => (match === textBoundary ? "" : "/>"));
}

/** Where the search for text goes on after a tag: behind the content of an untouched element, else right there. */
function afterUntouched(html: string, tag: string, tagEnd: number): number {
  const element = untouched.exec(tag)?.[0];
  if (element === undefined) return tagEnd;
  return indexOrEnd(html, `</${element}`, tagEnd);
}

function indexOrEnd(html: string, searched: string, from: number): number {
  const index = html.indexOf(searched, from);
  return index < 0 ? html.length : index;
}

/** Between two elements a space alone may not be drawn; in a grid or a row a no-break space would be an item. */
const mayChange = (text: string, html: string, at: number, end: number): boolean =>
  text === " "
    ? html.endsWith(textBoundary, at) || html.startsWith(textBoundary, end)
    : text.includes(" ") || text.includes("–");

/** Binds the spaces and ranges of a text; `context` and `after` are its neighbours in the phrase. */
function bind(context: string, text: string, after: string): string {
  const spaced = (context + text + after).replace(bound, nbsp).slice(context.length, context.length + text.length);
  return spaced.replace(unbroken, `$&${wordJoiner}`);
}

/** The start of the text that React separated from the one that ends at `end`; empty if none. */
function textAfter(html: string, end: number): string {
  if (!html.startsWith(textBoundary, end)) return "";
  const start = end + textBoundary.length;
  return html.slice(start, start + contextMax).replace(/<.*/s, "");
}
