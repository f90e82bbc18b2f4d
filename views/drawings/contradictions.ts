import { fitsBuilding, sideOf, unitWalls } from "../content/floor-rows.ts";
import { type Opening, weekOf } from "../content/opening-hours.ts";
import { type Building, buildingOf, type Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import type { Shop } from "../content/shop.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import type { Unit } from "../content/unit.ts";
import { OverBudget, withinBudget } from "./Drawing.tsx";
import { isAt, openRoads, placed, rectOf, zoneOutline } from "./park-ground.ts";
import { agreedBottom, readElevation } from "./SurfaceElevation.tsx";
import { unitGeometry } from "./unit-plan/read-unit.ts";

/** Relative difference between the stated area and the area of the place that rounding explains. */
const squareTolerance = 0.03;

/** The names whose condition holds. */
const those = (doubts: Readonly<Record<string, boolean>>) => Object.keys(doubts).filter((name) => doubts[name]);

/** The fields of a unit that contradict another field or the building. Its drawings leave them out. */
export function unitContradictions(unit: Unit, building: Building | undefined): string[] {
  const { place, floor, square, outlook, clearHeight, windows, gates } = unit;
  if (!building) return [];
  const { outer, floor: rows } = place ? unitWalls(building, place) : {};
  const { geometry: drawn, excess } = drawnOrNot(unit, building);
  const storey = building.place && building.place.height / Math.max(1, building.floors.length);
  const contradicting = those({
    floor: building.floors.length > 0 && !building.floors.some(({ number }) => number === floor.number),
    place: place !== undefined && building.place !== undefined && !fitsBuilding(building, place),
    square: place !== undefined && Math.abs(place.width * place.depth - square) > square * squareTolerance,
    outlook: outlook !== undefined && rows !== undefined && outlook !== sideAt(building, outer),
    windows: outer !== undefined && windows !== undefined && windows.count !== 0 && drawn?.windows.length === 0,
    gates: outer !== undefined && (gates?.length ?? 0) > 0 && drawn?.gates.length === 0,
    clearHeight: storey !== undefined && (clearHeight ?? 0) > storey,
  });
  return [...excess, ...contradicting];
}

/** The plan of a unit, and the field that asks for more than a drawing's budget. */
function drawnOrNot(unit: Unit, building: Building) {
  try {
    return { geometry: unitGeometry(unit, building), excess: [] };
  } catch (fault) {
    if (fault instanceof OverBudget) return { geometry: undefined, excess: [fault.field] };
    throw fault;
  }
}

const sideAt = (building: Building, outer: ReturnType<typeof unitWalls>["outer"]) => outer && sideOf(building, outer);

export function surfaceContradictions(surface: MediaFacadeSolution, buildings: readonly Building[]): string[] {
  const { building, bottom, offset, width } = surface;
  const wall = readElevation({ ...surface, offset: undefined }, buildings)?.wall;
  return those({
    body: building !== undefined && !buildings.some(({ id }) => id === building.id),
    bottom: bottom !== undefined && agreedBottom(surface, buildings) === undefined,
    offset: offset !== undefined && wall !== undefined && offset + width > wall.length,
  });
}

export function zoneContradictions(zone: ParkingZone, buildings: readonly Building[]): string[] {
  const { place, near = [], gate } = zone;
  const outline = zoneOutline(zone, placed(buildings));
  return those({
    place: place !== undefined && outline === undefined,
    gate: gate !== undefined && outline !== undefined && !isAt([gate.x, gate.y], outline),
    near: near.some((label) => !buildings.some(({ number }) => number === label)),
  });
}

/** Hours as data that contradict the words beside them. */
export const hoursContradictions = (opening: Opening): string[] =>
  those({ hours: (opening.hours?.length ?? 0) > 0 && weekOf(opening) === undefined });

/** The fields of a company that contradict its building, or each other. */
export function shopContradictions(shop: Shop, buildings: readonly Building[]): string[] {
  const { building, floor } = shop;
  const listed = buildingOf(buildings, shop);
  const floors = listed?.floors ?? [];
  return those({
    body: building !== undefined && listed === undefined,
    floor: floor !== undefined && floors.length > 0 && !floors.some(({ number }) => number === floor.number),
  }).concat(hoursContradictions(shop));
}

/** The parts of the site that contradict the buildings: a road that leads through one. */
export function siteContradictions({ site, buildings }: Pick<Park, "site" | "buildings">): string[] {
  const roads = site?.roads ?? [];
  const rects = placed(buildings).map(({ place }) => rectOf(place));
  return those({ roads: (withinBudget("site", () => openRoads(roads, rects))?.length ?? 0) < roads.length });
}
