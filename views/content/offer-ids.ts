import { isId } from "../ui/id.ts";

/** Units of one offer at most: one unit, or neighbours that are let together. */
export const offerUnitsMax = 3;

/** The ids of an offer's units, rising: «1114+1115» in addresses and in the browser's store. */
export type OfferIds = readonly number[];

/** The ids of units as their offer has them. */
export const idsOf = (units: readonly { id: number }[]): OfferIds => units.map(({ id }) => id).sort((a, b) => a - b);

export const offerKey = (ids: OfferIds): string => ids.join("+");

/** Reads «1114+1115», whose plus a form writes as a space. Another order is the same offer; a fault is no offer. */
export function offerIds(text: string): OfferIds | undefined {
  const parts = text.trim().split(/[+ ]/);
  if (parts.length > offerUnitsMax || !parts.every(isId)) return undefined;
  const ids = parts.map(Number).sort((a, b) => a - b);
  return new Set(ids).size === ids.length ? ids : undefined;
}
