import { headcountOf, numberOf } from "../filters/read-number.ts";
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

/** Latin letters that look like Russian ones: in a number nobody tells them apart. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ a: "а", b: "в", c: "с", e: "е", h: "н", k: "к", m: "м", o: "о", p: "р", t: "т", x: "х", y: "у" },
};

/** A word with its Latin look-alikes as Russian letters if it has a digit: «B12» as «В12». */
const inRussianLetters = (word: string): string =>
  /\d/.test(word) ? word.replace(/[a-z]/g, (letter) => lookAlikes[letter] ?? letter) : word;

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

/** The words that a search looks for: the first eight. A single letter would find nearly everything. */
export const searchedIn = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 || /\p{N}/u.test(word))
    .slice(0, searchedMax);

/** The word without its ending, so that «офисы» and «офисов» match; short words and numbers stay whole. */
export function stem(word: string): string {
  if (word.length <= stemLettersMin || /\d/.test(word)) return word;
  const root = word.replace(endings, "");
  return root.length >= stemLettersMin - 1 ? root : word;
}

/** The sentences of an HTML text. */
export const sentencesOf = (html: string): string[] => plainText(html).split(/(?<=[.!?])\s/);

const area = /(\d{1,6}(?:[.,]\d{1,2})?)\s*(?:м2|м²|кв\.?\s*м(?:етр\p{L}*)?|квадрат\p{L}*)(?![\p{L}\d])\.?/iu;

/** «офис 100 м²»: the area in m², and the words without it. */
export function areaOfWords(words: string): { square: number; rest: string } | undefined {
  const [found, digits = ""] = area.exec(words) ?? [];
  if (found === undefined) return undefined;
  return { square: Number(digits.replace(",", ".")), rest: words.replace(found, " ").trim() };
}

const people = /(?:на\s+)?(\d{1,4}(?:\s*[-–]\s*\d{1,4})?)\s*(?:чел(?:овек\p{L}*)?|сотрудник\p{L}*|людей)(?!\p{L})\.?/iu;
const budget = /до\s+(\d[\d\s.,]*(?:\s*(?:млн|миллион\p{L}*|тыс\p{L}*|к)(?!\p{L})\.?)?)(\s*(?:₽|руб\p{L}*\.?|р\.))?/iu;
/** A smaller number after «до» is an area or a floor, unless it names roubles. */
const budgetMin = 10_000;

/** What the words ask for, besides a kind of premises: «офис на 35 человек до 500 тыс». */
export type AskedInWords = { people?: number; priceTo?: number };

/** The parts of the question that stand in the words. */
export function questionInSearch(words: string): AskedInWords {
  const asked: AskedInWords = {};
  const headcount = headcountOf(people.exec(words)?.[1] ?? "");
  if (headcount !== undefined && headcount > 0) asked.people = headcount;
  const [, sum = "", roubles] = budget.exec(words.replace(people, " ")) ?? [];
  const price = numberOf(sum);
  if (price !== undefined && (price >= budgetMin || roubles)) asked.priceTo = Math.ceil(price);
  return asked;
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
