import { numberOf, plainlyTyped, upperOf } from "../filters/read-number.ts";
import { plainText } from "../ui/html.ts";

/** Keys of the Latin layout, in the order of the Russian letters on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
const stemLettersMin = 4;
const endings =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|иям|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ей|ам|ям|ах|ях|ом|ем|ы|и|а|я|о|е|у|ю|ь|й)$/;

/** Normalised text: lower case, ё as е. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Text typed in the wrong keyboard layout: "jabc" → "офис". Undefined if it has no such letters. */
export function switchedLayout(text: string): string | undefined {
  if (!/[a-z]/i.test(text)) return undefined;
  return [...text.toLowerCase()].map((key) => russianKeys[latinKeys.indexOf(key)] ?? key).join("");
}

/** Latin letters, and in the same order the Russian letters that look the same: readers of a number confuse them. */
const latinLookAlikes = "abcehkmoptxy";
const russianLookAlikes = "авсенкмортху";

/** A word with its Latin look-alikes as Russian letters if it has a digit: «B12» as «В12». */
const inRussianLetters = (word: string): string =>
  /\d/.test(word)
    ? word.replace(/[a-z]/g, (letter) => russianLookAlikes[latinLookAlikes.indexOf(letter)] ?? letter)
    : word;

/** A number with its letter: «А-101» is one word, as «А101» is. */
const lettered = /(?<!\p{L})(\p{L})-(?=\d)/gu;

/** Letters of a word that count: the longest Russian words have some forty. */
const wordLettersMax = 40;

/** Words of letters and digits. "209-12" is two; «А-101» is «а101», and also its number alone. */
export function wordsOf(text: string): string[] {
  const words =
    plain(text)
      .replace(lettered, "$1")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(inRussianLetters).flatMap((word) => {
    const [, digits] = /^\p{L}(\d+)$/u.exec(word) ?? [];
    return digits === undefined ? [word.slice(0, wordLettersMax)] : [word, digits];
  });
}

export const searchedMax = 8;
/** A search for any of several words: shorter ones would match everything. */
const tellingLettersMin = 3;

/** The words that a search looks for: the first eight. A single letter would find nearly everything. */
export const searchedIn = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 || /\p{N}/u.test(word))
    .slice(0, searchedMax);

/** «1а», whose letter may be a slip: the number alone. Undefined for other words. */
const numberAlone = (word: string): string | undefined => /^(\d+)\p{L}$/u.exec(word)?.[1];

/** The words with each lettered number as its number alone: «корпус 1а» as «корпус 1». Undefined if there is none. */
export function withoutNumberLetters(words: readonly string[]): string[] | undefined {
  const numbers = words.map((word) => numberAlone(word) ?? word);
  return words.some((word) => numberAlone(word) !== undefined) ? numbers : undefined;
}

/** Things that a number names. Beside a number that none of them has, the noun alone would find them all. */
const numberedThing = /^(?:корпус|строени|здани|этаж|помещени)/;

/** The words that are worth a search of their own where no entry holds them all. */
export function tellingWords(words: readonly string[]): string[] {
  const hasNumber = words.some((word) => /\d/.test(word));
  return words.filter((word) => word.length >= tellingLettersMin && !(hasNumber && numberedThing.test(word)));
}

/** The word without its ending, so that «офисы» and «офисов» match; short words and numbers stay whole. */
export function stem(word: string): string {
  if (word.length <= stemLettersMin || /\d/.test(word)) return word;
  const root = word.replace(endings, "");
  return root.length >= stemLettersMin - 1 ? root : word;
}

/** The sentences of an HTML text. */
export const sentencesOf = (html: string): string[] => plainText(html).split(/(?<=[.!?])\s/);

/** An area in plainly typed words: its number, a range's second number, and what makes it a bound. */
const squareMetres = /(?:м2|m2|кв\.?\s*м(?:етр\p{L}*)?|метр\p{L}*\s+квадратн\p{L}*|квадрат\p{L}*(?:\s+метр\p{L}*)?)/u
  .source;
const figures = /\d{1,6}(?:[.,]\d{1,2})?/.source;
const areaPattern = new RegExp(
  `(?:(?<bound>от|до|более|больше|свыше|менее|меньше)\\s+)?(?<one>${figures})` +
    `(?:\\s*(?:-|до)\\s*(?<other>${figures}))?\\s*${squareMetres}(?![\\p{L}\\d])\\.?`,
  "u",
);
const upperWords = ["до", "менее", "меньше"];

type AreaInWords = { square: number } | Pick<AskedInWords, "squareFrom" | "squareTo">;

/** «офис 100 м²», «склад от 500 м²»: the area or its bounds in m², and the words without them. */
export function areaOfWords(words: string): { area: AreaInWords; rest: string } | undefined {
  const typed = plainlyTyped(words);
  const found = areaPattern.exec(typed);
  if (!found?.groups) return undefined;
  const { bound, one, other } = found.groups;
  return { area: areaOf(bound, toNumber(one), toNumber(other)), rest: typed.replace(found[0], " ").trim() };
}

const toNumber = (digits = ""): number => Number(digits.replace(",", "."));

function areaOf(bound: string | undefined, one: number, other: number): AreaInWords {
  if (other > 0) return { squareFrom: Math.min(one, other), squareTo: Math.max(one, other) };
  if (bound === undefined) return { square: one };
  return upperWords.includes(bound) ? { squareTo: one } : { squareFrom: one };
}

const people =
  /(?:на\s+)?(\d{1,4}(?:\s*(?:-|до)\s*\d{1,4})?)\s*(?:чел(?:овек\p{L}*)?|сотрудник\p{L}*|людей|рабочих мест)(?!\p{L})\.?/u;
/** «офис на 35»: nothing follows that would make it a floor or an area. */
const officeFor = /офис\p{L}*\s+на\s+(\d{1,3}(?:-\d{1,3})?)(?=$|\s+до\s)/u;
const upToPrice =
  /до\s+(\d[\d\s.,]*(?:\s*(?:млн|миллион\p{L}*|тыс\p{L}*|к)(?!\p{L})\.?)?)(\s*(?:₽|руб\p{L}*\.?|р\.))?/u;
/** A smaller number after «до» is an area or a floor, unless it names roubles. */
const budgetMin = 10_000;
/** How far an area may be from the one that is named beside people or a sum. */
const aboutShare = 0.1;

/** What the words ask for, besides a kind of premises: «офис на 35 человек от 200 м² до 500 тыс». */
export type AskedInWords = {
  people?: number;
  priceTo?: number;
  squareFrom?: number | undefined;
  squareTo?: number | undefined;
};

/** The parts of the question that stand in the words. One area alone is none: units of about that area answer it. */
export function questionInSearch(words: string): AskedInWords {
  const asked: AskedInWords = {};
  const found = areaOfWords(words);
  const rest = found?.rest ?? plainlyTyped(words);
  const [peopleWords = "", typed = ""] = people.exec(rest) ?? officeFor.exec(rest) ?? [];
  const headcount = upperOf(typed);
  if (headcount !== undefined && headcount > 0) asked.people = headcount;
  const [, sum = "", roubles] = upToPrice.exec(rest.replace(peopleWords, " ")) ?? [];
  const price = numberOf(sum);
  if (price !== undefined && (price >= budgetMin || roubles)) asked.priceTo = Math.ceil(price);
  const hasMore = asked.people !== undefined || asked.priceTo !== undefined;
  return found ? { ...asked, ...boundsOf(found.area, hasMore) } : asked;
}

function boundsOf(area: AreaInWords, isOneOfMany: boolean): Pick<AskedInWords, "squareFrom" | "squareTo"> {
  if (!("square" in area)) return area;
  if (!isOneOfMany) return {};
  return {
    squareFrom: Math.floor(area.square * (1 - aboutShare)),
    squareTo: Math.ceil(area.square * (1 + aboutShare)),
  };
}

/** A piece of a text; `hit`: it is a word that was asked for. */
export type Piece = { text: string; hit: boolean };

/** Cuts a text at its words that begin with one of the stems: «складов» for the stem «склад». */
export function markWords(text: string, stems: readonly string[]): Piece[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const pieces = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  const marked: Piece[] = [];
  for (const piece of pieces) {
    const hit = stems.some((searched) => inRussianLetters(plain(piece)).startsWith(searched));
    const last = marked.at(-1);
    if (last && !last.hit && !hit) last.text += piece;
    else marked.push({ text: piece, hit });
  }
  return marked;
}
