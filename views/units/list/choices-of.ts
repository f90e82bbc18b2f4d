import type { Building } from "../../content/park.ts";
import type { Unit, UnitChoices } from "../../content/unit.ts";
import { onceFor } from "../../ui/once-for.ts";
import { factChoices, gateChoices, type ListChoices } from "../criteria.ts";

/** What a category's list can be narrowed to. What the upstream leaves out follows from the units. */
export const choicesOf = onceFor(
  (stock: readonly Unit[], { square, price, floors }: UnitChoices, buildings: readonly Building[]): ListChoices => ({
    square: square.max > 0 ? square : rangeOf(stock.map((unit) => unit.square)),
    price: price.max > 0 ? price : rangeOf(stock.map((unit) => unit.price)),
    floors: (floors.length > 0 ? floors : [...new Set(stock.map(({ floor }) => floor.number))]).toSorted(
      (a, b) => a - b,
    ),
    buildingNames: Object.fromEntries(buildings.map(({ id, number }) => [id, number])),
    gates: gateChoices(stock),
    facts: factChoices(stock),
  }),
);

/** Zeros are unknown values. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  const positive = values.filter((value) => value > 0);
  return positive.length > 0 ? { min: Math.min(...positive), max: Math.max(...positive) } : { min: 0, max: 0 };
}
