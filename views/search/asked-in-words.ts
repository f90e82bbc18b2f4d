import { boundWords, numberOf, plainlyTyped, rangeOf, unitWords, upperOf } from "../filters/read-number.ts";
import { distanceWords, eachMetreWords, multiplierWords, officeFor, placesIn, rangeMarks } from "./search-words.ts";

const figures = /(?:\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?)/.source;
const amountPattern = `${figures}(?:\\s*(?:${multiplierWords})(?![\\p{L}\\d])\\.?)?`;
const units = Object.entries(unitWords)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join("|");
/** A number or a range with the words around it that say what it is: «не дороже 100 тысяч», «50-100 м». */
const quantityPattern = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,-])(?:на\\s+)?` +
    `(?:(?:(?<to>${boundWords.to})|(?<from>${boundWords.from})|${boundWords.about})\\s*)*` +
    `(?<amount>${amountPattern}(?:\\s*(?:${rangeMarks})\\s*${amountPattern})?)` +
    `\\s*(?:${units})?(?![\\p{L}\\d]|[.,-]\\d)\\.?(?:(?<way>${distanceWords})|(?<each>${eachMetreWords}))?`,
  "gu",
);

/** A smaller sum is an area or a floor, unless it names roubles. */
const budgetMin = 10_000;
/** Fewer metres are a height or a width. */
const bareMetresMin = 10;
/** How far an area may be from the one that is named beside people or a sum. */
const aboutShare = 0.1;

/** `from` and `to` are its bounds, `value` its greater end. */
type Quantity = {
  text: string;
  unit: "roubles" | "area" | "people";
  value: number;
  from: number | undefined;
  to: number | undefined;
};

const namesMultiplier = new RegExp(multiplierWords, "u");

/** The unit of a number; undefined if it means something else, for example a way in metres or a price of 1 m². */
function unitOf(groups: Record<string, string | undefined>, value: number): Quantity["unit"] | undefined {
  const { people, roubles, area, metres, way, each, to, from, amount = "" } = groups;
  if (people !== undefined) return "people";
  if (area !== undefined) return "area";
  if (metres !== undefined) return way === undefined && value >= bareMetresMin ? "area" : undefined;
  if (each !== undefined) return undefined;
  if (roubles !== undefined) return "roubles";
  const isSum = to !== undefined || from !== undefined || namesMultiplier.test(amount);
  return isSum && value >= budgetMin ? "roubles" : undefined;
}

/** The number or the range of a match. */
function quantityOf(text: string, groups: Record<string, string | undefined>): Quantity | undefined {
  const { amount: typed = "", to, from } = groups;
  const range = rangeOf(typed);
  const value = range?.to ?? numberOf(typed);
  if (value === undefined || value <= 0) return undefined;
  const unit = unitOf(groups, value);
  if (unit === undefined) return undefined;
  if (range) return { text, unit, value, ...range };
  return { text, unit, value, from: from === undefined ? undefined : value, to: to === undefined ? undefined : value };
}

/** The numbers of plainly typed words that have a unit. */
const quantitiesIn = (typed: string): Quantity[] =>
  [...typed.matchAll(quantityPattern)].flatMap(({ 0: text, groups = {} }) => quantityOf(text, groups) ?? []);

const without = (text: string, parts: readonly { text: string }[]): string =>
  parts.reduce((left, part) => left.replace(part.text, " "), text).trim();

/** What the words ask for, besides a kind of premises: «офис на 35 человек от 200 м² до 500 тыс, корпус 3». */
export type AskedInWords = Bounds & { buildings?: string[] | undefined; floor?: number | undefined };

type Bounds = {
  people?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  squareFrom?: number | undefined;
  squareTo?: number | undefined;
};

/** `square` is an area that stands alone: units of about it answer. `rest` is the other words. */
export type ReadWords = { asked: AskedInWords; square: number | undefined; rest: string };

/** Reads people, rent, area, buildings (labels in lower case) and floor out of the words of a search. */
export function readWords(words: string): ReadWords {
  const typed = plainlyTyped(words).replaceAll("ё", "е");
  const places = placesIn(typed);
  const withoutPlaces = without(typed, places);
  const quantities = quantitiesIn(withoutPlaces);
  const rest = without(withoutPlaces, quantities);
  const byUnit = (unit: Quantity["unit"]) => quantities.find((quantity) => quantity.unit === unit);
  const area = byUnit("area");
  const asked = {
    people: byUnit("people")?.value ?? upperOf(officeFor.exec(rest)?.[1] ?? ""),
    ...rentOf(byUnit("roubles")),
    ...placeOf(places),
  };
  if (!area) return { asked, square: undefined, rest };
  if (area.from !== undefined || area.to !== undefined)
    return { asked: { ...asked, squareFrom: area.from, squareTo: area.to }, square: undefined, rest };
  const hasMore = Object.values(asked).some((value) => value !== undefined);
  return hasMore
    ? { asked: { ...asked, ...about(area.value) }, square: undefined, rest }
    : { asked, square: area.value, rest };
}

/** A sum without a bound is the most that one pays. */
function rentOf(rent: Quantity | undefined): Pick<Bounds, "priceFrom" | "priceTo"> {
  if (!rent) return {};
  const { from, to, value } = rent;
  const most = from === undefined ? (to ?? value) : to;
  return { priceFrom: from && Math.floor(from), priceTo: most && Math.ceil(most) };
}

const about = (square: number): Pick<Bounds, "squareFrom" | "squareTo"> => ({
  squareFrom: Math.floor(square * (1 - aboutShare)),
  squareTo: Math.ceil(square * (1 + aboutShare)),
});

function placeOf(places: ReturnType<typeof placesIn>): Pick<AskedInWords, "buildings" | "floor"> {
  const numbersOf = (kind: string) => places.filter((place) => place.kind === kind).map(({ number }) => number);
  const buildings = [...new Set(numbersOf("корпус"))];
  const [floor, ...others] = numbersOf("этаж").map(Number);
  return {
    buildings: buildings.length > 0 ? buildings : undefined,
    floor: others.length === 0 && Number.isInteger(floor) ? floor : undefined,
  };
}
