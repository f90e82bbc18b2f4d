import type { Unit, UnitChoices } from "../../content/unit.ts";
import type { Gate } from "../../content/unit-answers.ts";
import type { Criterion } from "../../filters/criterion.ts";
import { number } from "../../ui/format.ts";

/** What a list can be narrowed to: ranges, floors, labels of all buildings by id, gates, facts by name with values. */
export type ListChoices = Pick<UnitChoices, "square" | "price" | "floors"> & {
  buildingNames: Record<number, string>;
  gates: readonly Gate[];
  facts: readonly (readonly [name: string, values: readonly string[]])[];
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
