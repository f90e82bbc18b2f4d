import type { MediaFacadeSolution } from "../advertising/media-facade.ts";
import { toldCeiling, toldGates, toldOutlooks, toldSeats, toldWindows } from "../content-words/unit-facts.ts";
import type { Body, Park } from "../park/park.ts";
import type { Shop } from "../shops/shop.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { type Opening, weekOf } from "../visit/opening-hours.ts";
import type { ParkingZone } from "../visit/parking.ts";
import { OverBudget, withinBudget } from "./budget.ts";
import { readFacade } from "./facade.ts";
import { fitsBuilding } from "./floor-rows.ts";
import { openRoads, placed, zoneSpot } from "./park-plan.ts";
import { sideOf, unitWalls } from "./sides.ts";
import { unitGeometry } from "./unit-plan/read-unit.ts";

/** Relative difference between the stated area and the area of the place that rounding explains. */
const areaTolerance = 0.03;

/** The names whose condition holds. */
const those = (doubts: Readonly<Record<string, boolean>>) => Object.keys(doubts).filter((name) => doubts[name]);

/** The fields of a unit that contradict another field or the building. Its drawings leave them out. */
export function unitContradictions(unit: Pavilion, body: Body | undefined): string[] {
  const { place, floor, square, seats, category } = unit;
  if (!body) return [];
  const told = toldOutlooks(unit);
  const { outer, floor: rows } = place ? unitWalls(body, place) : {};
  const { geometry: drawn, excess } = drawnOrNot(unit, body);
  const storey = body.place && body.place.height / Math.max(1, body.floors.length);
  const contradicting = those({
    floor: body.floors.length > 0 && !body.floors.some(({ number }) => number === floor.number),
    place: place !== undefined && body.place !== undefined && !fitsBuilding(body, place),
    square: place !== undefined && Math.abs(place.width * place.depth - square) > square * areaTolerance,
    outlook: told.length > 1 || (told[0] !== undefined && rows !== undefined && told[0] !== sideAt(body, outer)),
    windows: outer !== undefined && category === "office" && toldWindows(unit) > 0 && drawn?.windows.length === 0,
    gates: outer !== undefined && toldGates(unit).width !== undefined && drawn?.gates.length === 0,
    seats: seats !== undefined && toldSeats(unit) === undefined,
    ceiling: storey !== undefined && (toldCeiling(unit) ?? 0) > storey,
  });
  return [...excess, ...contradicting];
}

/** The plan of a unit, and the field that asks for more than a drawing's budget. */
function drawnOrNot(unit: Pavilion, body: Body) {
  try {
    return { geometry: unitGeometry(unit, body), excess: [] };
  } catch (fault) {
    if (fault instanceof OverBudget) return { geometry: undefined, excess: [fault.field] };
    throw fault;
  }
}

const sideAt = (body: Body, outer: ReturnType<typeof unitWalls>["outer"]) => outer && sideOf(body, outer);

/** The fields of an advertising surface that contradict its building. */
export function surfaceContradictions(surface: MediaFacadeSolution, bodies: readonly Body[]): string[] {
  const { body, bottom } = surface;
  return those({
    body: body !== undefined && !bodies.some(({ id }) => id === body.id),
    bottom: bottom !== undefined && readFacade(surface, bodies).bottom === undefined,
  });
}

/** The fields of a parking zone that contradict the buildings. */
export function zoneContradictions(zone: ParkingZone, bodies: readonly Body[]): string[] {
  const { place, near = [] } = zone;
  const buildings = placed(bodies);
  return those({
    place: place !== undefined && buildings.length > 0 && zoneSpot(zone, buildings)?.outline === undefined,
    near: near.some((label) => !bodies.some(({ number }) => number === label)),
  });
}

/** Hours as data that contradict the words beside them. */
export const hoursContradictions = (opening: Opening): string[] =>
  those({ hours: (opening.hours?.length ?? 0) > 0 && weekOf(opening) === undefined });

/** The fields of a company that contradict its building, or each other. */
export function shopContradictions(shop: Shop, bodies: readonly Body[]): string[] {
  const { body, floor } = shop;
  const own = body && bodies.find(({ id }) => id === body.id);
  const floors = own?.floors ?? [];
  return those({
    body: body !== undefined && own === undefined,
    floor: floor !== undefined && floors.length > 0 && !floors.some(({ number }) => number === floor.number),
  }).concat(hoursContradictions(shop));
}

/** The parts of the site that contradict the buildings: a road that leads through one. */
export function siteContradictions({ site, bodies }: Pick<Park, "site" | "bodies">): string[] {
  const open = site && withinBudget(() => openRoads(site, placed(bodies)));
  return those({ roads: site !== undefined && (open?.length ?? 0) < site.roads.length });
}
