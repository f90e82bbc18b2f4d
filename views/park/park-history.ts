import { plural } from "../kit/format.ts";
import type { Body, CategoryId } from "./park.ts";
import { haveAll, placesOf } from "./places.ts";
import type { Work } from "./statements/park-works.ts";

/** A year of the park and what came in it. */
export type Milestone = { year: number; events: string[] };

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговая галерея" };

/** What a building is for, in a word or two; "помещения" where upstream does not tell. */
export function purposeOf({ use }: Body): string {
  return use ? purposes[use] : "помещения";
}

/** The years of the park from the first building on: buildings by their years, and what else was built since. */
export function milestones(bodies: readonly Body[], works: readonly Work[] = []): Milestone[] {
  const built = bodies.flatMap((body) => (body.year === undefined ? [] : [{ year: body.year, event: opening(body) }]));
  if (built.length === 0) return [];
  const first = Math.min(...built.map(({ year }) => year));
  const places = placesOf(bodies, []);
  const since = works
    .filter(({ year, at = [] }) => year >= first && haveAll(places, ...at))
    .map(({ year, event }) => ({ year, event: event }));
  return [...Map.groupBy([...built, ...since], ({ year }) => year)]
    .map(([year, all]) => ({ year, events: all.map(({ event }) => event) }))
    .sort((a, b) => a.year - b.year);
}

function opening(body: Body): string {
  const quality = body.class ? ` класса ${body.class}` : "";
  const floors = body.floors.length > 1 ? `, ${plural(body.floors.length, "этаж", "этажа", "этажей")}` : "";
  return `Корпус ${body.number}: ${purposeOf(body)}${quality}${floors}`;
}
