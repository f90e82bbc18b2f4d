import { buildingWords } from "../ui/format.ts";
import { inRussianLetters } from "../ui/look-alikes.ts";
import { plain } from "./spelling-words.ts";

/** Kinds of places in the park that a number names. */
type PlaceKind = "корпус" | "этаж";

/** A building or a floor that words name: «1а», «-1». `start` and `end` are those of its number in the text. */
type PlaceInWords = { kind: PlaceKind; number: string; start: number; end: number; text: string };

const nounPatterns: readonly [kind: PlaceKind, noun: string][] = [
  ["корпус", "корп|(?:корпус|строени|здани)\\p{L}*"],
  ["этаж", "эт|этаж\\p{L}*"],
];
const placeNouns = nounPatterns.map(([kind, noun]) => [kind, new RegExp(`^(?:${noun})$`, "u")] as const);
/** Most texts that the search reads for its index have none, and name no place. */
const anyPlaceNoun = new RegExp(nounPatterns.map(([, noun]) => noun).join("|"), "u");
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
  if (!anyPlaceNoun.test(text)) return [];
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
export function withPlaceWords(text: string): string {
  let rewritten = "";
  let end = 0;
  for (const { kind, number, ...span } of placesIn(text)) {
    rewritten += `${text.slice(end, span.start)} ${number}-${kind} `;
    end = span.end;
  }
  return rewritten + text.slice(end);
}
