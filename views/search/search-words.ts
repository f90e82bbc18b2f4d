import { plainText } from "../ui/html.ts";
import { inRussianLetters } from "../ui/look-alikes.ts";
import { classTyped, withClassWords } from "./class-words.ts";
import { withBuildingWords, withPlaceWords } from "./place-words.ts";
import { plain } from "./spelling-words.ts";

const stemLettersMin = 4;
const endings =
  /(?:иями|ями|ами|ью|ого|его|ому|ему|ыми|ими|ией|ием|иях|иям|ия|ии|ию|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ей|ам|ям|ах|ях|ом|ем|ы|и|а|я|о|е|у|ю|ь|й)$/;

const placeWord = /-?\d+\p{L}?-(?:корпус|этаж)(?!\p{L})/u.source;
const decimal = /(?<![\d.,])\d+[.,]\d{1,2}(?![.,]?\d)/.source;
const placeWordAlone = new RegExp(`^${placeWord}$`, "u");
const searchWord = new RegExp(`${placeWord}|${decimal}|[\\p{L}\\p{N}]+`, "gu");

/** «+7 (495) 000-00-55», «84950000055», and the same without its city: «000-00-55». */
const phone = /(?<![\d-])(?:\+?7|8)?[\s(-]{0,3}(\d{3})[\s)-]{0,3}(\d{3})[\s-]?(\d{2})[\s-]?(\d{2})(?![\d-])/g;
const localPhone = /(?<![\d-])(\d{3})-(\d{2})-(\d{2})(?![\d-])/g;
/** «доб. 301»: many numbers differ by their extension only. */
const extension = /(?:(?<!\d)\d{10} \d{7}[\s,]{0,3})?(?<!\p{L})доб\p{L}{0,12}\.?\s?(\d{1,6})/gu;

/** The text with each phone number as one word, in any spelling. */
const withPhoneWords = (text: string): string =>
  text.replace(phone, " $1$2$3$4 $2$3$4 ").replace(localPhone, " $1$2$3 ").replace(extension, " доб$1 ");

/** A number with its letter: «А-101» is one word, as «А101» is. */
const lettered = /(?<!\p{L})(\p{L})-(?=\d)/gu;

/** Letters of a word that count: the longest Russian words have some forty. */
const wordLettersMax = 40;

/**
 * Words of letters and digits. "209-12" is two; «А-101» is «а101», and also its number alone; «67,5» is one. The number
 * of a building or a floor is one word with its kind.
 */
export function wordsOf(text: string): string[] {
  const found =
    withPlaceWords(withClassWords(withBuildingWords(withPhoneWords(plain(text)))))
      .replace(lettered, "$1")
      .match(searchWord) ?? [];
  return found.map(inRussianLetters).flatMap((word) => {
    const [, digits] = /^\p{L}(\d+)$/u.exec(word) ?? [];
    return digits === undefined ? [word.replace(",", ".").slice(0, wordLettersMax)] : [word, digits];
  });
}

/** The words as a visitor types them: «корпус 3» for «корпус» and «3-корпус». */
export const asTyped = (typed: readonly string[]): string =>
  typed.map((word) => classTyped(word) ?? (placeWordAlone.test(word) ? word.replace(/-\p{L}+$/u, "") : word)).join(" ");

export const searchedMax = 8;
/** A search for any of several words: shorter ones would match everything. */
const tellingLettersMin = 3;

/** Prepositions: an entry that has the other words seldom has them. */
const prepositions = new Set(["без", "во", "для", "до", "за", "из", "на", "от", "по", "под", "при", "со"]);

/** The words that a search looks for: the first eight. A single letter would find nearly everything. */
export const searchedIn = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !prepositions.has(word))
    .slice(0, searchedMax);

/** «1а», whose letter may be a slip, or «1а-корпус»: the number alone. Undefined for other words. */
function numberAlone(word: string): string | undefined {
  const [, digits, kind = ""] = /^(\d+)\p{L}(-\p{L}+)?$/u.exec(word) ?? [];
  return digits && digits + kind;
}

/** The words with each lettered number as its number alone: «корпус 1а» as «корпус 1». Undefined if there is none. */
export function withoutNumberLetters(typed: readonly string[]): string[] | undefined {
  const numbers = typed.map((word) => numberAlone(word) ?? word);
  return typed.some((word) => numberAlone(word) !== undefined) ? numbers : undefined;
}

/** Things that a number names. Beside a number that none of them has, the noun alone would find them all. */
const numberedThing = /^(?:корпус|строени|здани|этаж|помещени)/;

/** The words that are worth a search of their own where no entry holds them all: a place alone would find all there. */
export function tellingWords(typed: readonly string[]): string[] {
  const hasNumber = typed.some((word) => /\d/.test(word));
  const isPlace = (word: string) => hasNumber && (numberedThing.test(word) || placeWordAlone.test(word));
  return typed.filter((word) => word.length >= tellingLettersMin && !isPlace(word));
}

/** The word without its ending, so that «офисы» and «офисов» match; short words and numbers stay whole. */
export function stem(word: string): string {
  if (word.length <= stemLettersMin || /\d/.test(word)) return word;
  const root = word.replace(endings, "");
  return root.length >= stemLettersMin - 1 ? root : word;
}

/** The sentences of an HTML text. */
export const sentencesOf = (html: string): string[] => plainText(html).split(/(?<=[.!?])\s/);
