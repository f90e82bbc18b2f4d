import type { Pavilion, PavilionChoices } from "../../../views/units/pavilion.ts";

/** The options of a list. Ranges that the upstream leaves out are those of the units. */
export function filledChoices(told: PavilionChoices, units: readonly Pavilion[]): PavilionChoices {
  const square = told.square.max > 0 ? told.square : rangeOf(units.map((unit) => unit.square));
  const price = told.price.max > 0 ? told.price : rangeOf(units.map((unit) => unit.price));
  return { ...told, square, price };
}

/** Zeros are unknown values. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  const known = values.filter((value) => value > 0);
  return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : { min: 0, max: 0 };
}
