import { type Offer, rentOf } from "../../content/offer.ts";
import { type CategoryId, categoryIds } from "../../content/park.ts";
import { placeInWords, unitKind, unitsOfKind } from "../../content/unit.ts";
import { listed } from "../../ui/format.ts";

/** «Офис 258,7 м²». */
export const offerTitle = ({ units: [unit], square }: Offer): string =>
  unit ? unitKind({ category: unit.category, square }) : "";

/** «корпус 4, этаж 7». */
export const placeOf = ({ units: [unit] }: Offer): string => (unit ? placeInWords(unit) : "");

export const kindOf = ({ units: [unit] }: Offer): CategoryId => unit?.category ?? "office";

/** Offers by kind of premises, in the order of the menu. */
export function byKind(offers: readonly Offer[]): { category: CategoryId; offers: Offer[] }[] {
  const kinds = Map.groupBy(offers, kindOf);
  return categoryIds.flatMap((category) => {
    const offersOfKind = kinds.get(category);
    return offersOfKind ? [{ category, offers: offersOfKind }] : [];
  });
}

/** «3 офиса, 2 склада и магазин» as counts: «3 офиса, 2 склада и 1 торговое помещение». */
export const countsInWords = (offers: readonly Offer[]): string =>
  listed(byKind(offers).map(({ category, offers: ofKind }) => unitsOfKind(ofKind.length, category)));

const one: Record<CategoryId, string> = {
  office: "один офис",
  warehouse: "один склад",
  trade_area: "одно торговое помещение",
};

/** The rents of a choice: of one offer of each kind, and of all units together. 0 where a rent is on request. */
export function sumsOf(offers: readonly Offer[]) {
  const kinds = byKind(offers);
  const rents = kinds.map(({ offers: ofKind }) => ofKind.map(({ price }) => price));
  const known = rents.every((ofKind) => ofKind.every((price) => price > 0));
  const total = (pick: (...prices: number[]) => number) => rents.reduce((sum, ofKind) => sum + pick(...ofKind), 0);
  const units = offers.flatMap((offer) => offer.units);
  return {
    /** «один офис и один склад» */
    each: listed(kinds.map(({ category }) => one[category])),
    least: known ? total(Math.min) : 0,
    most: known ? total(Math.max) : 0,
    all: rentOf(units),
    /** Whether a unit stands in two offers: the sum counts it once. */
    shared: new Set(units.map(({ id }) => id)).size < units.length,
  };
}
