import type { Building } from "../../content/park.ts";
import { defineFilter } from "../../filters/define-filter.ts";
import { exactNumber, ids } from "../../filters/filter-fields.ts";

/** Where on the plan a visitor is: the whole park, a building, or one of its floors. */
export type PlanPlace = { building?: Building | undefined; floor?: number | undefined };

/** The query of the plan: the id of a building, and with it the number of a floor. */
export const planFilter = defineFilter<{ body: number[]; floor: number }>({
  fields: { body: ids({ max: 1 }), floor: exactNumber({ min: -999, max: 999 }) },
  settle: (chosen) => (chosen.body ? chosen : {}),
});

/** The place that a query means: an unknown building is the whole park, an unknown floor the nearest there is. */
export function planPlace(query: URLSearchParams, buildings: readonly Building[]): PlanPlace {
  const { body: [body] = [], floor: wanted } = planFilter.read(query);
  const building = buildings.find(({ id }) => id === body);
  if (!building || wanted === undefined) return { building };
  const apart = (floor: number) => Math.abs(floor - wanted);
  const floor = building.floors.map(({ number }) => number).sort((a, b) => apart(a) - apart(b))[0];
  return { building, floor };
}
