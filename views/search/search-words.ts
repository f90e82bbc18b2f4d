import { buildingWords } from "../ui/format.ts";
import { plainText } from "../ui/html.ts";

/** Keys of the Latin layout, in the order of the Russian letters on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
const stemLettersMin = 4;
const endings =
  /(?:иями|ями|ами|ью|ого|его|ому|ему|ыми|ими|ией|ием|иях|иям|ия|ии|ию|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ей|ам|ям|ах|ях|ом|ем|ы|и|а|я|о|е|у|ю|ь|й)$/;

/** Normalised text: lower case, ё as е. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Text typed in the wrong keyboard layout: "jabc" → "офис". Undefined without two such letters together. */
export function switchedLayout(text: string): string | undefined {
  if (!/[a-z]{2}/i.test(text)) return undefined;
  return [...text.toLowerCase()].map((key) => russianKeys[latinKeys.indexOf(key)] ?? key).join("");
}

/** Latin spellings of Russian letters, the longest first: «shch» is no «s» and «hch». */
const latinSpellings: readonly [latin: string, russian: string][] = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ju", "ю"],
  ["ya", "я"],
  ["ja", "я"],
  ["yo", "е"],
  ["x", "кс"],
];
const latinLetters = "abcdefghijklmnopqrstuvwyz";
const soundingLetters = "абкдефгхижклмнопкрстуввыз";

/** Russian words in Latin letters: "sklad" → «склад». Undefined without two such letters together. */
export function transliterated(text: string): string | undefined {
  if (!/[a-z]{2}/i.test(text)) return undefined;
  let spelled = text.toLowerCase();
  for (const [latin, russian] of latinSpellings) spelled = spelled.replaceAll(latin, russian);
  return [...spelled].map((letter) => soundingLetters[latinLetters.indexOf(letter)] ?? letter).join("");
}

/** Latin letters, and in the same order the Russian letters that look the same: readers of a number confuse them. */
const latinLookAlikes = "abcehkmoptxy";
const russianLookAlikes = "авсенкмортху";

/** A word with its Latin look-alikes as Russian letters if it has a digit: «B12» as «В12». */
const inRussianLetters = (word: string): string =>
  /\d/.test(word)
    ? word.replace(/[a-z]/g, (letter) => russianLookAlikes[latinLookAlikes.indexOf(letter)] ?? letter)
    : word;

/** Kinds of places in the park that a number names. */
type PlaceKind = "корпус" | "этаж";

/** A building or a floor that words name: «1а», «-1». `start` and `end` are those of its number in the text. */
type PlaceInWords = { kind: PlaceKind; number: string; start: number; end: number; text: string };

const placeNouns: readonly [kind: PlaceKind, noun: RegExp][] = [
  ["корпус", /^(?:корп|(?:корпус|строени|здани)\p{L}*)$/u],
  ["этаж", /^(?:эт|этаж\p{L}*)$/u],
];
/** «2 этажа», «пять корпусов»: how many there are. */
const countedNoun = /(?:а|ия|ов|ей|ий|ах|иях|ами|иями)$/;
const ordinals = ["перв", "втор", "трет", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят"];
const ordinalPattern = new RegExp(`^(?:${ordinals.join("|")})(?:ый|ой|ий|ом|ем|ого|его|ьем|ьего)$`);
const withOrdinalEnding = /^(-?\d{1,2})-?(?:й|ый|ий|ой|го|ого|м|ом|ем)$/;
const placeNumber = /^-?\d{1,2}\p{L}?$/u;
const wordOrNumber =
  /(?<![\p{L}\d])-?\d+(?:[.,/-]\d+)*(?:-?(?:й|ый|ий|ой|го|ого|м|ом|ем)(?!\p{L})|\p{L}(?!\p{L}))?|\d+|\p{L}+/gu;

/** «к3», «к. 3»: the letter alone is a preposition before a day. */
const buildingLetter = /(?<![\p{L}\d])к(?:\.\s?)?(?=\d{1,2}(?!\d|[.,]\d))/gu;

const placeKindOf = (word: string): PlaceKind | undefined => placeNouns.find(([, noun]) => noun.test(word))?.[0];

/** The number that a word of a place says: «1а», «3-й», «первом». */
function placeNumberOf(word: string): string | undefined {
  if (ordinalPattern.test(word)) return String(ordinals.findIndex((root) => word.startsWith(root)) + 1);
  const ordinal = withOrdinalEnding.exec(word)?.[1];
  return ordinal ?? (placeNumber.test(word) ? inRussianLetters(word) : undefined);
}

type Token = { word: string; start: number; end: number };

/** The place that two neighbouring words name; `next` are the words after them. */
function placeAt(text: string, [first, second, ...next]: readonly Token[]): PlaceInWords | undefined {
  if (!first || !second) return undefined;
  const between = text.slice(first.end, second.start);
  const place = { text: text.slice(first.start, second.end) };
  const kindBefore = placeKindOf(first.word);
  const numberAfter = placeNumberOf(second.word);
  if (kindBefore && numberAfter !== undefined && /^[\s.№]*$/.test(between))
    return { ...place, kind: kindBefore, number: numberAfter, start: second.start, end: second.end };
  const numberBefore = placeNumberOf(first.word);
  const kindAfter = placeKindOf(second.word);
  const isCount = /\d$/.test(first.word) && countedNoun.test(second.word);
  if (numberBefore === undefined || !kindAfter || isCount || !/^\s*$/.test(between)) return undefined;
  // «офис 30 корпус 3»: the number after the noun is nearer, unless it has a noun too: «3 корпус 5 этаж».
  const [third, fourth] = next;
  if (third && !fourth && placeNumberOf(third.word) !== undefined) return undefined;
  return { ...place, kind: kindAfter, number: numberBefore, start: first.start, end: first.end };
}

/** «к3» as «корпус 3», for `placesIn`. */
export const withBuildingWords = (text: string): string => text.replace(buildingLetter, "корпус ");

/** The buildings and floors that a normalised text names: «корпус 3», «3-й корпус», «на первом этаже». */
export function placesIn(text: string): PlaceInWords[] {
  const tokens = [...text.matchAll(wordOrNumber)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const places: PlaceInWords[] = [];
  let at = 0;
  while (at < tokens.length - 1) {
    const place = placeAt(text, tokens.slice(at, at + 4));
    if (place) places.push(place);
    at += place ? 2 : 1;
  }
  return places;
}

/** A building's label as the words of a search have it: «1а» for "1А" and for "Корпус 1A". */
export function buildingLabel(label: string): string {
  const named = placesIn(plain(buildingWords(label))).find(({ kind }) => kind === "корпус");
  return named?.number ?? plain(label);
}

/** The building (its label) and the floor that words name alone; undefined if they name none. */
export function placeNamed(words: string): { building: string | undefined; floor: string | undefined } | undefined {
  const places = placesIn(words);
  const numberOf = (kind: PlaceKind) => places.find((place) => place.kind === kind)?.number;
  return places.length > 0 ? { building: numberOf("корпус"), floor: numberOf("этаж") } : undefined;
}

/** The text with the number of each place as one word, «3-корпус»: «корпус 3 этаж 5» is no «корпус 5, этаж 3». */
function withPlaceWords(text: string): string {
  let rewritten = "";
  let end = 0;
  for (const { kind, number, ...span } of placesIn(text)) {
    rewritten += `${text.slice(end, span.start)} ${number}-${kind} `;
    end = span.end;
  }
  return rewritten + text.slice(end);
}

/** «класс B+», «класса А»: a class of buildings, by Latin or Russian letters. «В» and «с» may be prepositions. */
const classAfterNoun =
  /(?<!\p{L})класс(?:а|е|у|ом)?(?:\s+здани\p{L}*)?[\s:]+(?:([abcа])(\+?)|([вс])(?:(\+)|(?!\s+\p{L})))(?!\p{L})/gu;
/** «B+ класса». */
const classBeforeNoun = /(?<!\p{L})([abcавс])(\+?)[\s-]+класс(?:а|е|у|ом)?(?!\p{L})/gu;
const classWordAlone = /^(плюс)?([abc])класс$/;

/** The text with each class as one word beside its noun, «плюсbкласс»: no other word begins so. */
function withClassWords(text: string): string {
  const classWord = (letter: string, plus: string) => {
    const latin = latinLookAlikes[russianLookAlikes.indexOf(letter)] ?? letter;
    return ` класс ${plus ? "плюс" : ""}${latin}класс `;
  };
  return text
    .replace(classAfterNoun, (_, letter = "", plus = "", other = "", otherPlus = "") =>
      classWord(letter || other, plus || otherPlus),
    )
    .replace(classBeforeNoun, (_, letter: string, plus: string) => classWord(letter, plus));
}

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
  typed
    .map((word) => {
      const [, plus, letter] = classWordAlone.exec(word) ?? [];
      if (letter) return letter.toUpperCase() + (plus ? "+" : "");
      return placeWordAlone.test(word) ? word.replace(/-\p{L}+$/u, "") : word;
    })
    .join(" ");

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

/** «офис на 35»: nothing follows that makes it a floor or an area. */
export const officeFor = /офис\p{L}*\s+на\s+(\d{1,3}(?:-\d{1,3})?)\s*$/u;
/** Words of thousands and millions; «т» alone may be tonnes. */
export const multiplierWords = /млн|миллион\p{L}*|тысяч\p{L}*|тыс|[кk]|тр|т(?=\.?\s?р)/u.source;
export const rangeMarks = /-|\.\.\.?|до|или/.source;
/** After metres: they are a way, not an area. */
export const distanceWords = /\s*(?:от|до)\s+(?:метро|станци|останов|вход|въезд|мкад)/u.source;
/** After a sum: it is the price of one m². */
export const eachMetreWords =
  /\s*(?:за|\/)\s*(?:1\s*)?(?:[mм]2|метр\p{L}*|кв\.?\s?м(?:етр\p{L}*)?|квадрат\p{L}*|[mм])(?!\p{L})\.?/u.source;
/** After a sum: it is that of a year. */
export const yearlyWords = /\s*(?:в|за|\/)\s*год(?:а|у)?(?!\p{L})/u.source;
/** What may follow a number that is an area without saying so: «офис 50, с мебелью», not «офис 15 кВт». */
export const afterBareArea = /(?=\s*(?:$|[,;+]|(?:в|на|с|со|до|от|за|и|или|под|для|около|рядом|не)\s))/u.source;

const stemsIn = (text: string) => new Set(text.split(/\s+/).map(stem));

/** Words that a search for premises may have and that choose none. */
const fillers = stemsIn(`
  аренда арендовать арендую снять сниму сдается сдам помещение площадь свободный свободно нужен нужно требуется ищу
  подобрать купить продажа недорого недорогой дешево дешевый самый маленький небольшой мини большой просторный хороший
  срочно сейчас сегодня сразу собственник собственника москва саларьево`);

/** Words that ask about a thing and are not in its text. */
const questionWords = stemsIn(`
  цена цены стоимость стоит сколько тариф тарифы прайс прайс-лист почем где как какой какая какие есть можно ли
  заказать узнать бесплатно бесплатный`);

/** The words that do more than ask for premises. */
export const withoutFillers = (typed: readonly string[]): string[] =>
  typed.filter((word) => !fillers.has(stem(word)) && !questionWords.has(stem(word)));

/** The words without those that only ask: «сколько стоит парковка» is «парковка». All of them if no others remain. */
export function withoutQuestionWords(typed: readonly string[]): string[] {
  const others = typed.filter((word) => !questionWords.has(stem(word)));
  return others.length > 0 ? others : [...typed];
}

/** «без мебели», «не первый этаж», «кроме корпуса 1»: what is not wanted. «Не более 100» is a bound. */
const notWanted =
  /(?<!\p{L})(?:без|кроме|не(?!\s+(?:бол|мен|доро|деш|свыше))(?:\s+(?:на|в|с))?)\s+((?:корпус\p{L}*|этаж\p{L}*)\s+-?\d+|(?:\d+|\p{L}+)(?:\s+(?:этаж|корпус)\p{L}*)?)/gu;

/** The words without what is not wanted, and that. */
export function readNegations(text: string): { wanted: string; excluded: string[] } {
  const excluded = [...text.matchAll(notWanted)].map(([, words = ""]) => words);
  return { wanted: text.replace(notWanted, " "), excluded };
}

/** «под кофейню»: what a tenant wants to open. */
const purposePattern = /(?<!\p{L})под\s+(\p{L}[\p{L}\s-]*)/u;

export const purposeIn = (text: string): string | undefined => purposePattern.exec(plain(text))?.[1];

/** A word that a description denies: «под отделку» has no «отделка». */
const toComeBefore = "под";

/** Whether a description holds a word, in any form. */
export function describesWith(word: string, description: string): boolean {
  const words = wordsOf(description);
  const key = stem(word);
  return words.some((other, at) => stem(other) === key && words[at - 1] !== toComeBefore);
}

/** Whether a fact says that a unit lacks what its name says: «Вода и слив: нет». */
export const isLack = (value: string): boolean => /^нет\.?$/i.test(value.trim());

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
