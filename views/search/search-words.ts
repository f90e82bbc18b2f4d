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

const searchedMax = 8;

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

const lettersASlip = 4;
const lettersMin = 4;
const wordsMax = 8;
const titleWeight = 5;

/** The words of the site by their stems: how often each is used, and its commonest form. */
export type Vocabulary = Map<string, { count: number; form: string }>;

type Worded = { title: string; text: string; more: string; quotes?: readonly string[] };

/** Counts the words of a title, a text and quotes; those of titles weigh more. */
export function addWords(vocabulary: Vocabulary, { title, text, more, quotes = [] }: Worded): void {
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      if (word.length < lettersMin || /\d/.test(word)) continue;
      const key = stem(word);
      const entry = vocabulary.get(key) ?? { count: 0, form: word };
      entry.count += weight;
      if (word.length < entry.form.length) entry.form = word;
      vocabulary.set(key, entry);
    }
  };
  add(title, titleWeight);
  add([text, more, ...quotes].join(" "), 1);
}

/** Replaces unknown words by the commonest similar ones: one slip per four letters. Undefined without a change. */
export function corrected(words: string, vocabulary: Vocabulary): string | undefined {
  const typed = wordsOf(words).slice(0, wordsMax);
  const better = typed.map((word) => correctedWord(word, vocabulary) ?? word);
  return better.some((word, at) => word !== typed[at]) ? better.join(" ") : undefined;
}

function correctedWord(word: string, vocabulary: Vocabulary): string | undefined {
  const typed = stem(word);
  if (typed.length < lettersMin || /\d/.test(word)) return undefined;
  const most = Math.max(1, Math.floor(typed.length / lettersASlip));
  let best: { slips: number; count: number; form: string } | undefined;
  for (const [key, { count, form }] of vocabulary) {
    if (key.startsWith(typed)) return undefined;
    if (key[0] !== typed[0] || Math.abs(key.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, key, most);
    if (slips > most) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { slips, count, form };
  }
  return best?.form;
}

/** Letters missed, added, replaced or swapped with their neighbour; `most` + 1 where there are more. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
