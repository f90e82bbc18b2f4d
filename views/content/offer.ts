import type { Unit } from "./unit.ts";

/** Units of one offer at most: one unit, or neighbours that are let together. */
const offerUnitsMax = 3;

/** The ids of an offer's units, rising: «1114+1115» in addresses and in the browser's store. */
export type OfferIds = readonly number[];

/** The ids of units as their offer has them. */
export const idsOf = (units: readonly { id: number }[]): OfferIds => units.map(({ id }) => id).sort((a, b) => a - b);

export const offerKey = (ids: OfferIds): string => ids.join("+");

/** Reads «1114+1115», whose plus a form writes as a space. Another order is the same offer; a fault is no offer. */
export function offerIds(text: string): OfferIds | undefined {
  const parts = text.trim().split(/[+ ]/);
  if (parts.length > offerUnitsMax || !parts.every((part) => /^[1-9]\d{0,14}$/.test(part))) return undefined;
  const ids = parts.map(Number).sort((a, b) => a - b);
  return new Set(ids).size === ids.length ? ids : undefined;
}

/** What a visitor can choose: a unit, or neighbours together. The rent is 0 where one of them is on request. */
export type Offer = { key: string; units: readonly Unit[]; square: number; price: number };

export function offerOf(units: readonly Unit[]): Offer {
  return {
    key: offerKey(idsOf(units)),
    units,
    square: units.reduce((sum, { square }) => sum + square, 0),
    price: rentOf(units),
  };
}

/** The rent of some units together, ₽ a month; a unit that is named twice counts once. */
export function rentOf(units: readonly Unit[]): number {
  const each = [...new Map(units.map((unit) => [unit.id, unit])).values()];
  return each.every(({ price }) => price > 0) ? each.reduce((sum, { price }) => sum + price, 0) : 0;
}

/** The day from which all units of an offer are free; undefined: now. A date that nobody knows is "unknown". */
export function freeFrom(units: readonly Unit[]): string | undefined {
  const later = units.filter(({ status }) => status === "soon");
  if (later.some(({ availableFrom }) => availableFrom === undefined)) return "unknown";
  return later
    .flatMap(({ availableFrom = [] }) => availableFrom)
    .sort()
    .at(-1);
}
