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

/** Words of letters and digits; "209-12" is two. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
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

/** A piece of a text; `hit`: it is a word that was asked for. */
export type Piece = { text: string; hit: boolean };

/** Cuts a text at its words that begin with one of the stems: «складов» for the stem «склад». */
export function markWords(text: string, stems: readonly string[]): Piece[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const pieces = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  const marked: Piece[] = [];
  for (const piece of pieces) {
    const hit = stems.some((stem) => plain(piece).startsWith(stem));
    const last = marked.at(-1);
    if (last && !last.hit && !hit) last.text += piece;
    else marked.push({ text: piece, hit });
  }
  return marked;
}
