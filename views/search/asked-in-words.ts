import type { CategoryId } from "../content/park.ts";
import { boundWords, numberOf, plainlyTyped, rangeOf, unitWords, upperOf } from "../filters/read-number.ts";
import { dayIn } from "./day-words.ts";
import { placesIn, withBuildingWords } from "./place-words.ts";
import {
  afterBareArea,
  distanceWords,
  eachMetreWords,
  multiplierWords,
  officeFor,
  rangeMarks,
  readNegations,
  yearlyWords,
} from "./question-words.ts";

const figures = /(?:\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?)/.source;
const amountPattern = `${figures}(?:\\s*(?:${multiplierWords})(?![\\p{L}\\d])\\.?)?`;
const units = Object.entries(unitWords)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join("|");
/** A number or a range with the words around it that say what it is: «не дороже 100 тысяч», «50-100 м». */
const quantityPattern = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,-])(?<team>на\\s+)?` +
    `(?:(?:(?<to>${boundWords.to})|(?<from>${boundWords.from})|${boundWords.about})\\s*){0,3}` +
    `(?<amount>${amountPattern}(?:\\s*(?:${rangeMarks})\\s*${amountPattern})?)` +
    `(?<plus>\\+)?\\s*(?:${units})?(?![\\p{L}\\d]|[.,-]\\d)\\.?(?:(?<way>${distanceWords})|(?<each>${eachMetreWords}))?` +
    `(?<yearly>${yearlyWords})?(?:(?<last>${afterBareArea})|)`,
  "gu",
);

/** A smaller sum is an area or a floor, unless it names roubles. */
const budgetMin = 10_000;
/** A sum without any word is that of a round rent. */
const roundRent = 1000;
const monthsOfYear = 12;
/** ₽: a greater price of 1 m² is that of a year, as the market of Moscow quotes it. */
const monthlyRateMax = 6000;
/** Fewer metres are a height or a width. */
const bareMetresMin = 10;
/** «207-19», «701-04»: a number of premises, no range. */
const unitNumberLike = /^\d+-0|^\d{3,}-\d{1,2}$/;
/** How far an area may be from the one that is named beside people or a sum. */
const aboutShare = 0.1;

/** `from` and `to` are its bounds, `value` its greater end. */
type Quantity = {
  text: string;
  unit: "roubles" | "rate" | "area" | "people";
  value: number;
  from: number | undefined;
  to: number | undefined;
};

const namesMultiplier = new RegExp(multiplierWords, "u");

type Groups = Record<string, string | undefined>;

/**
 * The unit of a number; undefined if it means something else, for example a way in metres. A bare number beside a
 * kind of premises is its area; «офис на 35» is for 35 people.
 */
function unitOf(groups: Groups, value: number, kind: CategoryId | undefined): Quantity["unit"] | undefined {
  const { people, roubles, area, metres, way, each, last, team, amount = "" } = groups;
  if (people !== undefined) return "people";
  if (area !== undefined) return "area";
  if (metres !== undefined) return way === undefined && value >= bareMetresMin ? "area" : undefined;
  if (each !== undefined) return "rate";
  if (roubles !== undefined) return "roubles";
  if (value >= budgetMin) return isSum(groups, value) ? "roubles" : undefined;
  const isForPeople = kind === "office" && team !== undefined;
  const isBare = kind !== undefined && last !== undefined && !isForPeople && !unitNumberLike.test(amount);
  return isBare && value >= bareMetresMin ? "area" : undefined;
}

/** Whether a large number without a unit is a sum of roubles. */
const isSum = ({ to, from, amount = "" }: Groups, value: number): boolean =>
  to !== undefined || from !== undefined || namesMultiplier.test(amount) || value % roundRent === 0;

/** What one has to divide a number by, so that it is that of a month. */
function monthsIn({ yearly }: Groups, unit: Quantity["unit"], value: number): number {
  const isYearly = yearly !== undefined || (unit === "rate" && value > monthlyRateMax);
  return isYearly && (unit === "rate" || unit === "roubles") ? monthsOfYear : 1;
}

/** The number or the range of a match. */
function quantityOf(text: string, groups: Groups, kind: CategoryId | undefined): Quantity | undefined {
  const { amount: typed = "", to, from, plus } = groups;
  const range = rangeOf(typed);
  const greatest = range?.to ?? numberOf(typed);
  if (greatest === undefined || greatest <= 0) return undefined;
  const unit = unitOf(groups, greatest, kind);
  if (unit === undefined) return undefined;
  const months = monthsIn(groups, unit, greatest);
  const value = greatest / months;
  if (range) return { text, unit, value, from: range.from / months, to: value };
  const isLeast = from !== undefined || plus !== undefined;
  return { text, unit, value, from: isLeast ? value : undefined, to: to === undefined ? undefined : value };
}

/** The numbers of plainly typed words that have a unit. */
const quantitiesIn = (typed: string, kind: CategoryId | undefined): Quantity[] =>
  [...typed.matchAll(quantityPattern)].flatMap(({ 0: text, groups = {} }) => quantityOf(text, groups, kind) ?? []);

const without = (text: string, parts: readonly { text: string }[]): string =>
  parts.reduce((left, part) => left.replace(part.text, " "), text).trim();

/** What words ask for, besides a kind of premises: «офис на 35 человек от 200 м² до 500 тыс, корпус 3, с января». */
export type AskedInWords = Bounds & {
  buildings?: string[] | undefined;
  floor?: number | undefined;
  free?: "now" | undefined;
  freeBy?: string | undefined;
};

type Bounds = {
  people?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** ₽ a month per m². */
  rateTo?: number | undefined;
  squareFrom?: number | undefined;
  squareTo?: number | undefined;
};

/**
 * `square` is an area that stands alone: units of about it answer. `wanted` is all words but `excluded`, which are not
 * wanted; `rest` is those that were not read.
 */
export type ReadWords = {
  asked: AskedInWords;
  square: number | undefined;
  wanted: string;
  rest: string;
  excluded: string[];
};

/** `today` is an ISO date. `kind` of premises: a bare number may be its area. */
export type Reading = { today: string; kind: CategoryId | undefined };

/** Reads people, rent, area, buildings (labels in lower case), floor and day out of the words of a search. */
export function readWords(words: string, { today, kind }: Reading): ReadWords {
  const { wanted: typed, excluded } = readNegations(withBuildingWords(plainlyTyped(words).replaceAll("ё", "е")));
  const day = dayIn(typed, today);
  const withoutDay = without(typed, day ? [day] : []);
  const places = placesIn(withoutDay);
  const withoutPlaces = without(withoutDay, places);
  const quantities = quantitiesIn(withoutPlaces, kind);
  const rest = without(withoutPlaces, quantities);
  const byUnit = (unit: Quantity["unit"]) => quantities.find((quantity) => quantity.unit === unit);
  const area = byUnit("area");
  const rate = byUnit("rate");
  const asked = {
    people: byUnit("people")?.value ?? upperOf(officeFor.exec(rest)?.[1] ?? ""),
    ...rentOf(byUnit("roubles")),
    rateTo: rate && Math.ceil(rate.value),
    ...placeOf(places),
    free: day?.free,
    freeBy: day?.freeBy,
  };
  const others = { wanted: typed, rest, excluded };
  if (!area) return { asked, square: undefined, ...others };
  if (area.from !== undefined || area.to !== undefined)
    return { asked: { ...asked, squareFrom: area.from, squareTo: area.to }, square: undefined, ...others };
  const hasMore = excluded.length > 0 || Object.values(asked).some((value) => value !== undefined);
  return hasMore
    ? { asked: { ...asked, ...about(area.value) }, square: undefined, ...others }
    : { asked, square: area.value, ...others };
}

/** A sum without a bound is the most that one pays. */
function rentOf(rent: Quantity | undefined): Pick<Bounds, "priceFrom" | "priceTo"> {
  if (!rent) return {};
  const { from, to, value } = rent;
  const most = from === undefined ? (to ?? value) : to;
  return { priceFrom: from && Math.floor(from), priceTo: most && Math.ceil(most) };
}

/** The bounds of about an area, m². */
export const about = (square: number): Pick<Bounds, "squareFrom" | "squareTo"> => ({
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
