import type { Unit } from "../../views/content/unit.ts";
import { placeAreaTolerance, seemingSides } from "./bounds.ts";
import { denyingFacts } from "./fact-contradictions.ts";
import { areaInName } from "./label-words.ts";
import type { Loss } from "./lenient.ts";

/** Why a unit's name, rate or status is not taken as it is sent. */
export const otherArea = "another area than square";
export const notByArea = "not price ÷ square";
export const freeLater = "free, but from a day to come";
/** Why a fact, the seats or the rent are left out. */
export const deniedByField = "contradicts the field of the same name";
export const tooManySeats = "cannot stand in square";
export const seatsInShell = "seats where fitout is shell";
export const placeholderRent = "too little for square";

/** The fields of a unit that may contradict each other. */
type Told = Omit<Unit, "building" | "isOverdue">;

/** What a unit loses because its fields contradict each other; `today` is an ISO date. */
export const unitLosses = (told: Told, today: string): Loss[] =>
  [
    nameContradiction(told),
    placeContradiction(told),
    rentContradiction(told) ?? rateContradiction(told),
    seatsContradiction(told),
    factContradiction(told),
    laterDay(told, today),
    distantDay(told, today),
    futureChange(told, today),
  ].filter((loss) => loss !== undefined);

/** What a unit without a field has instead of it. */
const absences: Readonly<Record<string, Partial<Told>>> = {
  name: { name: "" },
  place: { place: undefined },
  price: { price: 0, rate: 0 },
  rate: { rate: 0 },
  seats: { seats: undefined },
  status: { status: "soon" },
  availableFrom: { availableFrom: undefined },
  updatedAt: { updatedAt: undefined },
};

/** The fields of a unit as they are shown: without what contradicts another field, or has passed. */
export function correctionsOf(told: Told, today: string): Partial<Told> & Pick<Unit, "isOverdue"> {
  const losses = unitLosses(told, today);
  const isOverdue = told.availableFrom !== undefined && told.availableFrom < today;
  const denying = denyingFacts(told.facts, told);
  const facts = denying.length > 0 ? { facts: told.facts.filter((fact) => !denying.includes(fact)) } : {};
  // A past day is not true any more.
  const past = isOverdue ? absences.availableFrom : {};
  return Object.assign({ isOverdue }, past, facts, ...losses.map(({ field }) => absences[field]));
}

/** A place whose sides do not make the unit's area. */
function placeContradiction({ place, square }: { place?: Sides | undefined; square: number }): Loss | undefined {
  if (!place) return undefined;
  const sides = place.width * place.depth;
  if (Math.abs(sides / square - 1) <= placeAreaTolerance) return undefined;
  const likelyUnit = seemingSides(sides, square);
  return {
    field: "place",
    reason: `width × depth is not square${likelyUnit ? `: ${likelyUnit}?` : ""}`,
    sent: `${place.width} × ${place.depth}, ${square} m²`,
  };
}

/** Relative difference between an area and the one in a name that rounding explains. */
const nameTolerance = 0.03;

/** A name that tells another area: pages name the unit by its kind and area. */
function nameContradiction({ name, square }: { name: string; square: number }): Loss | undefined {
  const [, area] = areaInName.exec(name) ?? [];
  if (area === undefined || Math.abs(Number(area.replace(",", ".")) / square - 1) <= nameTolerance) return undefined;
  return { field: "name", reason: otherArea, sent: name };
}

/** Relative difference between a price and rate × square that rounding explains. */
const priceTolerance = 0.02;

type Rent = { price: number; rate: number; square: number };

/** A rate that is not the price by the area: the price is what visitors pay, and stays. */
function rateContradiction({ price, rate, square }: Rent): Loss | undefined {
  if (price <= 0 || rate <= 0) return undefined;
  const ratio = price / (rate * square);
  if (Math.abs(ratio - 1) <= priceTolerance) return undefined;
  return { field: "rate", reason: `${notByArea}${unitHint(ratio)}`, sent: rate };
}

/** The lowest credible rent, ₽ per m² a month. Some programs send a price of 1 ₽ for an unknown one. */
const rentMin = 10;

function rentContradiction({ price, square }: Rent): Loss | undefined {
  if (price <= 0 || price >= rentMin * square) return undefined;
  return { field: "price", reason: placeholderRent, sent: price };
}

/** m² a desk: fewer hold none, not even in a call centre. */
const squarePerSeatMin = 3;

type Furnished = { seats?: number | undefined; square: number; fitout?: string | undefined };

/** Desks that the area cannot hold, or that stay where nothing is finished. */
function seatsContradiction({ seats, square, fitout }: Furnished): Loss | undefined {
  if (!seats) return undefined;
  if (seats * squarePerSeatMin > square) return { field: "seats", reason: tooManySeats, sent: seats };
  return fitout === "shell" ? { field: "seats", reason: seatsInShell, sent: seats } : undefined;
}

type WithFacts = Parameters<typeof denyingFacts>[1] & { facts: Parameters<typeof denyingFacts>[0] };

/** Facts that deny a field of the same name. */
function factContradiction(wire: WithFacts): Loss | undefined {
  const [fact] = denyingFacts(wire.facts, wire);
  return fact && { field: "facts", reason: deniedByField, sent: `${fact.name}: ${fact.value}` };
}

/** What a price may be in, if it is this many times rate × square. */
const unitHints = [
  { factors: [100, 0.01], hint: ": kopecks?" },
  { factors: [12, 1 / 12], hint: ": a year's?" },
];

function unitHint(ratio: number): string {
  const explains = (factor: number) => Math.abs(ratio / factor - 1) < priceTolerance;
  return unitHints.find(({ factors }) => factors.some(explains))?.hint ?? "";
}

type Availability = { status: string; availableFrom?: string | undefined };

/** A unit with the status «free» whose `availableFrom` is a day to come: nobody can move in before that day. */
function laterDay({ status, availableFrom }: Availability, today: string): Loss | undefined {
  if (status !== "free" || availableFrom === undefined || availableFrom.slice(0, today.length) <= today)
    return undefined;
  return { field: "status", reason: freeLater, sent: status };
}

const yearsAheadMax = 10;

/** A day that is too far ahead to be known: programs write 2099-12-31 for an unknown one. */
function distantDay({ availableFrom }: Availability, today: string): Loss | undefined {
  if (availableFrom === undefined || Number(availableFrom.slice(0, 4)) - Number(today.slice(0, 4)) <= yearsAheadMax)
    return undefined;
  return { field: "availableFrom", reason: `over ${yearsAheadMax} years ahead`, sent: availableFrom };
}

/** A change that is still to come: no page may say «Обновлено» with its day. */
function futureChange({ updatedAt }: { updatedAt?: string | undefined }, today: string): Loss | undefined {
  if (updatedAt === undefined || updatedAt.slice(0, today.length) <= today) return undefined;
  return { field: "updatedAt", reason: "in the future", sent: updatedAt };
}

type Sides = { width: number; depth: number };
