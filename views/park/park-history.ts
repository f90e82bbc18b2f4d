import type { Building, CategoryId } from "../content/park.ts";
import { plural } from "../kit/format.ts";
import type { Work } from "./claims/park-works.ts";
import { haveAll, placesOf } from "./places.ts";

/** A year of the park and what came in it. */
export type Milestone = { year: number; events: string[] };

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговая галерея" };

/** What a building is for, in a word or two; "помещения" where upstream does not tell. */
export function purposeOf({ use }: Building): string {
  return use ? purposes[use] : "помещения";
}

/** The years of the park from the first building on: buildings by their years, and what else was built since. */
export function milestones(buildings: readonly Building[], works: readonly Work[] = []): Milestone[] {
  const built = buildings.flatMap((building) =>
    building.year === undefined ? [] : [{ year: building.year, event: opening(building) }],
  );
  if (built.length === 0) return [];
  const first = Math.min(...built.map(({ year }) => year));
  const places = placesOf(buildings, []);
  const since = works
    .filter(({ year, at = [] }) => year >= first && haveAll(places, ...at))
    .map(({ year, event }) => ({ year, event }));
  return [...Map.groupBy([...built, ...since], ({ year }) => year)]
    .map(([year, all]) => ({ year, events: all.map(({ event }) => event) }))
    .sort((a, b) => a.year - b.year);
}

function opening(building: Building): string {
  const quality = building.class ? ` класса ${building.class}` : "";
  const floors = building.floors.length > 1 ? `, ${plural(building.floors.length, "этаж", "этажа", "этажей")}` : "";
  return `Корпус ${building.number}: ${purposeOf(building)}${quality}${floors}`;
}
