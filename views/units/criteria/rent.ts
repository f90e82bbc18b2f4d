import { wholeNumber } from "../../filters/filter-fields.ts";
import { boundsInWords, rising, type UnitCriterion } from "./list-choices.ts";

/** ₽ a month for the whole unit, with VAT. */
type RentValues = { priceFrom: number; priceTo: number };

const priceMax = 1_000_000_000;

/** The rent of a unit. An unknown one, 0, matches no bound. */
export const rent: UnitCriterion<RentValues> = {
  name: "rent",
  wider: "за любую цену",
  fields: {
    priceFrom: wholeNumber({ min: 0, max: priceMax, round: Math.floor }),
    priceTo: wholeNumber({ min: 0, max: priceMax, round: Math.ceil }),
  },
  settle(chosen) {
    const [priceFrom, priceTo] = rising(chosen.priceFrom, chosen.priceTo);
    return { ...chosen, priceFrom, priceTo };
  },
  fits({ price }, { priceFrom, priceTo }) {
    if (priceFrom === undefined && priceTo === undefined) return true;
    return price > 0 && price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
  },
  inWords: ({ priceFrom, priceTo }) => boundsInWords(priceFrom, priceTo, "₽ в месяц"),
};
