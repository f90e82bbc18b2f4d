import type { Joined } from "../../content/joins.ts";
import { roomFor } from "../../content/seating.ts";
import { leastRent, sizeClasses, type Unit } from "../../content/unit.ts";
import { criteriaInForce } from "../../filters/define-filter.ts";
import { rubles, squareMetres } from "../../ui/format.ts";
import { areaOf, type ListChoices } from "../criteria.ts";
import { kindsOf, roomEach } from "../ledger/row-groups.ts";
import { type ChosenUnits, chosenOf, unitConditions, unitCriteria } from "../units.filter.ts";

/** A unit, or neighbours together, that almost fit, and what they cost to give in: «дороже на 30 480 ₽». */
export type NearOffer = { unit: Unit; note: string } | { joined: Joined; note: string };

/** How far an area may lie beside the one asked for, as a part of it. */
const farthest = 0.6;
/** How far the area of neighbours together may lie beside it. */
const farthestJoined = 0.25;
/** So many are shown where all lie farther: the question is absurd, and what is largest or least still helps. */
const fartherMax = 3;

type Measured = { square: number; price: number; units: readonly Unit[] };

/** What comes closest, by area before all else: neighbours together first, then single units, one of equal ones. */
export function nearOffers(
  stock: readonly Unit[],
  joined: readonly Joined[],
  chosen: ChosenUnits,
  max: number,
): NearOffer[] {
  const alone = kindsOf(stock).map(([unit]) => ({ unit, ...gapsOf({ ...unit, units: [unit] }, chosen) }));
  const together = joined
    .map((offer) => ({ joined: offer, ...gapsOf(offer, chosen) }))
    .filter(({ area, gaps }) => (area > 0 || gaps.length > 0) && gaps.length <= 2);
  const closest = (joinedBy: number, by: number, most: number) => {
    const first = together
      .filter(({ area }) => area <= joinedBy)
      .sort(byCost)
      .slice(0, Math.floor(most / 2));
    const then = alone.filter(({ area }) => area <= by).sort(byCost);
    return [...first, ...then.slice(0, most - first.length)];
  };
  const near = closest(farthestJoined, farthest, max);
  const shown = near.length > 0 ? near : closest(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, fartherMax);
  return shown.map((offer) =>
    "unit" in offer
      ? { unit: offer.unit, note: noteOf(offer.unit, offer, chosen) }
      : { joined: offer.joined, note: noteOf(offer.joined, offer, chosen) },
  );
}

type Cost = { area: number; others: number; areaWords: string; gaps: string[] };

const byCost = (a: Cost, b: Cost) => a.area - b.area || a.others - b.others;

/** A condition that is missed and has no measure. */
const missed = 0.4;

/** How far an offer misses the area, and the other conditions together; a bound missed by 10 % counts 0.1. */
function gapsOf(offer: Measured, chosen: ChosenUnits): Cost {
  const [area, areaWords] = areaGap(offer.square, chosen);
  const [rent, rentWords] = rentGap(offer.price, chosen);
  const others = criteriaInForce(unitCriteria, chosen)
    .filter(({ name, fits }) => name !== "area" && name !== "rent" && !offer.units.every((unit) => fits(unit, chosen)))
    .map(({ name }) => notes[name] ?? "другие условия");
  return {
    area,
    others: rent + others.length * missed,
    areaWords,
    gaps: [rentWords, ...others].filter((words) => words !== ""),
  };
}

const notes: Record<string, string> = {
  bodies: "другой корпус",
  storey: "другой этаж",
  moment: "свободно позже",
  gates: "другие ворота",
  qualities: "другая отделка или оснащение",
};

function areaGap(square: number, chosen: ChosenUnits): [by: number, words: string] {
  const size = sizeClasses.find(({ id }) => id === chosen.squareSize);
  const { squareFrom = size?.from ?? 0, squareTo = size?.below ?? Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (square < squareFrom) return [(squareFrom - square) / squareFrom, apart("меньше", squareFrom - square)];
  // A class ends below its bound.
  return square > squareTo || square === size?.below
    ? [(square - squareTo) / squareTo, apart("больше", square - squareTo)]
    : [0, ""];
}

const apart = (how: string, by: number) =>
  by < 0.05 ? `чуть ${how}` : `${how} на ${squareMetres(Math.round(by * 10) / 10)}`;

function rentGap(price: number, { priceFrom = 0, priceTo }: ChosenUnits): [by: number, words: string] {
  if (priceTo === undefined && priceFrom === 0) return [0, ""];
  if (price <= 0) return [missed, "цена по запросу"];
  if (price < priceFrom) return [(priceFrom - price) / priceFrom, `дешевле на ${rubles(priceFrom - price)}`];
  if (priceTo === undefined || price <= priceTo) return [0, ""];
  return [priceTo > 0 ? (price - priceTo) / priceTo : missed, `дороже на ${rubles(price - priceTo)}`];
}

/** The difference; for people the room of each says more than the area, and a budget that holds is said too. */
function noteOf(
  { square, price }: Pick<Measured, "square" | "price">,
  { area, areaWords, gaps }: Cost,
  { people, priceTo }: ChosenUnits,
): string {
  const size = people && area <= farthest ? `${roomEach(square, people)}, ${roomFor(square / people)}` : areaWords;
  const isWithin = priceTo !== undefined && price > 0 && price <= priceTo;
  return [size, ...gaps, isWithin && "в бюджете"].filter(Boolean).join(", ");
}

/** A choice that finds more: what changes, how many units fit then, the lowest rent of them in ₽ a month. */
export type Relaxation = { text: string; chosen: ChosenUnits; count: number; priceMin: number };

const relaxationsMax = 6;
/** A raised budget must fit at least this many units, if there are as many. */
const withinBudget = 3;

/** The ways to give in at one condition, where nothing fits: its bound moved to the nearest unit, or dropped. */
export function relaxations(stock: readonly Unit[], choice: ChosenUnits, choices: ListChoices): Relaxation[] {
  const { more, limit, ...chosen } = choice;
  const relaxed = (text: string, wanted: ChosenUnits): Relaxation[] => {
    const units = chosenOf(stock, wanted);
    return units.length > 0 ? [{ text, chosen: wanted, count: units.length, priceMin: leastRent(units) ?? 0 }] : [];
  };
  const inForce = unitConditions(chosen, choices);
  const moved = [...raisedBudget(stock, chosen), ...nearestArea(stock, chosen)];
  const dropped = inForce.flatMap(({ wider, without }) => relaxed(wider, without));
  const raised = moved.flatMap(({ text, wanted }) => relaxed(text, wanted));
  // A count that a moved bound already brings is not offered twice.
  const ways = [...raised, ...dropped.filter(({ count }) => raised.every((way) => way.count !== count))];
  return ways.sort((a, b) => a.count - b.count || a.text.localeCompare(b.text)).slice(0, relaxationsMax);
}

type Moved = { text: string; wanted: ChosenUnits };

function raisedBudget(stock: readonly Unit[], chosen: ChosenUnits): Moved[] {
  const { priceTo } = chosen;
  if (priceTo === undefined) return [];
  const prices = chosenOf(stock, { ...chosen, priceTo: undefined })
    .map(({ price }) => price)
    .filter((price) => price > priceTo)
    .sort((a, b) => a - b);
  const price = prices[Math.min(withinBudget, prices.length) - 1];
  if (price === undefined) return [];
  return [{ text: `аренда до ${rubles(Math.ceil(price))}`, wanted: { ...chosen, priceTo: Math.ceil(price) } }];
}

/** The visitor's range, widened to the nearest units on either side. */
function nearestArea(stock: readonly Unit[], chosen: ChosenUnits): Moved[] {
  const { squareFrom = 0, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (squareFrom === 0 && squareTo === Number.POSITIVE_INFINITY) return [];
  const free = { ...chosen, squareFrom: undefined, squareTo: undefined, people: undefined };
  const squares = chosenOf(stock, free).map(({ square }) => square);
  const below = Math.max(...squares.filter((square) => square < squareFrom));
  const above = Math.min(...squares.filter((square) => square > squareTo));
  const bounds = {
    ...free,
    squareFrom: squareFrom || undefined,
    squareTo: Number.isFinite(squareTo) ? squareTo : undefined,
  };
  return [
    ...(Number.isFinite(below)
      ? [{ text: `площадь от ${squareMetres(below)}`, wanted: { ...bounds, squareFrom: Math.floor(below) } }]
      : []),
    ...(Number.isFinite(above)
      ? [{ text: `площадь до ${squareMetres(above)}`, wanted: { ...bounds, squareTo: Math.ceil(above) } }]
      : []),
  ];
}
