import type { Building } from "../../content/park.ts";

/** Where on the plan a visitor is: the whole park, a building, or one of its floors. */
export type PlanPlace = { building?: Building | undefined; floor?: number | undefined };

const idPattern = /^[1-9]\d{0,14}$/;
const floorPattern = /^-?\d{1,3}$/;

/** The query of the plan: the id of a building, and with it the number of a floor. */
export function planQuery(query: URLSearchParams): URLSearchParams {
  const building = query.getAll("body").find((text) => idPattern.test(text));
  const floor = query.getAll("floor").find((text) => floorPattern.test(text));
  if (building === undefined) return new URLSearchParams();
  return new URLSearchParams(
    floor === undefined ? { body: building } : { body: building, floor: String(Number(floor)) },
  );
}

/** The place that a query means: an unknown building is the whole park, an unknown floor the nearest there is. */
export function planPlace(query: URLSearchParams, buildings: readonly Building[]): PlanPlace {
  const building = buildings.find(({ id }) => String(id) === query.get("body"));
  const floorParam = query.get("floor");
  if (!building || floorParam === null) return { building };
  const apart = (floor: number) => Math.abs(floor - Number(floorParam));
  const floor = building.floors.map(({ number }) => number).sort((a, b) => apart(a) - apart(b))[0];
  return { building, floor };
}
