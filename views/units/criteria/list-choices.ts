import type { CategoryId } from "../../content/park.ts";
import type { Unit, UnitChoices } from "../../content/unit.ts";
import type { Criterion, Tallies } from "../../filters/criterion.ts";
import { number } from "../../kit/format.ts";

/** The options of a list from the upstream, with counts of units: in the category, and after a click. */
export type ListChoices = UnitChoices & {
  category: CategoryId;
  /** Labels of all buildings of the park by their ids. */
  buildingNames: Record<number, string>;
  stock: Tallies;
  counts: Tallies;
};

export type UnitCriterion<Values> = Criterion<Values, Unit, ListChoices>;

/** A reversed range is meant the other way round. */
export function rising(from: number | undefined, to: number | undefined): [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** "70–100 м²", "до 200 000 ₽"; undefined without bounds. */
export function boundsInWords(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from !== undefined && to !== undefined) return `${number(from)}–${number(to)} ${unit}`;
  if (from !== undefined) return `от ${number(from)} ${unit}`;
  return to === undefined ? undefined : `до ${number(to)} ${unit}`;
}
