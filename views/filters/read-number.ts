import { withFigures } from "./number-words.ts";

/** Words before a number that make it a bound, or one that is roughly meant. They do not change it. */
export const boundWords = {
  to: /до|максимум|макс\.?|не (?:более|больше|дороже|свыше)|менее|меньше|дешевле|[≤<]/.source,
  from: /от|свыше|минимум|мин\.?|не (?:менее|меньше|дешевле)|более|больше|дороже|[≥>]/.source,
  about: /около|порядка|примерно|[~≈]/.source,
};
const wordsBefore = new RegExp(
  `^(?:(?:${boundWords.to}|${boundWords.from}|${boundWords.about}|${/нас(?: будет)?|на|для/.source})\\s*)+`,
);

/** Words of units after a number, in the order in which they are tried: «р.м.» is no «р». `metres` may be a length. */
export const unitWords = {
  people:
    /чел(?:овек\p{L}*)?|людей|раб(?:оч\p{L}*)?\.? мест\p{L}*|р\.?\s?м\.?(?![\p{L}\d])|сотрудник\p{L}*|работник\p{L}*/u
      .source,
  roubles: /₽|руб(?:л\p{L}*)?|р/u.source,
  area: /[mм]2|sq\.?\s?m|кв\.?\s?м(?:етр\p{L}*)?|кв|м\.?\s?кв|метр\p{L}* квадратн\p{L}*|квадрат\p{L}*(?: метр\p{L}*)?/u
    .source,
  metres: /метр\p{L}*|[mм]/u.source,
};
const units = `${Object.values(unitWords).join("|")}|${/мест\p{L}*/u.source}`;
const wordsAfter = new RegExp(
  `\\s*(?:${units})?\\.?\\s*${/(?:(?:в|\/)\s?мес(?:яц)?\.?)?\s*(?:максимум|минимум|\+|,?-|[,;!])?$/.source}`,
  "u",
);

const multipliers: readonly [spelling: RegExp, by: number][] = [
  [/\s*(?:млн|миллион\p{L}*)\.?$/u, 1_000_000],
  [/\s*(?:тыс|тысяч\p{L}*|т|[кk])\.?$/u, 1000],
];

/** «150 000», «150.000», «1,500,000.50»: groups of three digits, which one mark separates. */
const inThousands = /^\d{1,3}(?:([\s.,'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const plainNumber = /^\d+(?:[.,]\d+)?$/;

/** A number without words: three digits after a mark are thousands, unless a multiplier follows. */
function digitsOf(text: string, isMultiplied: boolean): number | undefined {
  if (!isMultiplied && inThousands.test(text)) {
    const [whole = "", part = "0"] = text.split(/[.,](?=\d{1,2}$)/);
    return Number(`${whole.replace(/\D/g, "")}.${part}`);
  }
  return plainNumber.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** A longer text is no number. */
const lettersMax = 60;

/** Dashes of all lengths, the minus sign, and the hyphen that does not break. */
const dashes = /[\u2010-\u2015\u2212]/g;
const apostrophes = /[’ʼ`]/g;

/** A typed text in one spelling: full-width digits, dashes, spaces and words of numbers are written as «20-30 м2». */
export function plainlyTyped(text: string): string {
  // Nearly all texts: the site's own links spell numbers so.
  if (/^\d*$/.test(text)) return text;
  const oneSpelling = text.normalize("NFKC").toLowerCase().replace(dashes, "-").replace(apostrophes, "'");
  return withFigures(oneSpelling.replace(/\s+/g, " ").trim());
}

type Counted = { value: number; by: number };

/** The number in a text of one spelling, and the multiplier that it names. */
function counted(text: string): Counted | undefined {
  const core = text.replace(wordsBefore, "").replace(wordsAfter, "");
  const multiplier = multipliers.find(([pattern]) => pattern.test(core));
  const [spelling, by] = multiplier ?? ["", 1];
  const value = digitsOf(core.replace(spelling, ""), multiplier !== undefined);
  return value === undefined ? undefined : { value: by === 1 ? value : Math.round(value * by), by };
}

/** «1 млн 200 тыс». */
const inTwoParts = /^(.*?(?:млн|миллион\p{L}*)\.?) (\d.*)$/u;

/** What a visitor means by «1,5 млн», «150 тыс», «150.000», «до 150 000 ₽», «20 чел»; undefined if it is no number. */
export function numberOf(text: string): number | undefined {
  if (text.length > lettersMax) return undefined;
  const plain = plainlyTyped(text);
  const [, millions, rest] = inTwoParts.exec(plain) ?? [];
  if (millions === undefined || rest === undefined) return counted(plain)?.value;
  const large = counted(millions);
  const small = counted(rest);
  return large && small && small.value < large.by ? large.value + small.value : undefined;
}

const between = /^((?:от )?\d[^-]*?)\s*(?:-|\.\.\.?|до |или )\s*(\d.*)$/;

/** «20-30», «от 100 до 200 м2», «100-150 тыс»: both ends, the lesser first; undefined if it is no range. */
export function rangeOf(text: string): { from: number; to: number } | undefined {
  if (text.length > lettersMax) return undefined;
  const [, first, second] = between.exec(plainlyTyped(text)) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const one = counted(first);
  const other = counted(second);
  if (!one || !other) return undefined;
  // «100-150 тыс»: the word of thousands stands once, for both ends.
  const isSharedWord = one.by === 1 && other.by > 1 && one.value * other.by <= other.value;
  const value = isSharedWord ? one.value * other.by : one.value;
  return { from: Math.min(value, other.value), to: Math.max(value, other.value) };
}

/** The lower bound that a text means: of a range its lesser end. */
export const lowerOf = (text: string): number | undefined => rangeOf(text)?.from ?? numberOf(text);

/** The upper bound that a text means: of a range its greater end. So are people read: a room has to hold them all. */
export const upperOf = (text: string): number | undefined => rangeOf(text)?.to ?? numberOf(text);
