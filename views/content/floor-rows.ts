import type { Building, BuildingPlace, Side } from "./park.ts";
import type { Unit, UnitPlace } from "./unit.ts";

/** A part of a row in metres: a unit, a core, a room. */
export type RowPart = { row: number; offset: number; width: number };

/**
 * Rows of units in metres: `depth` and `corridor` across the building, `top(row)` where a row begins. `rectOf` gives
 * the rectangle of a part of a row, from the building's corner.
 */
export type FloorRows = {
  length: number;
  depth: number;
  rows: number;
  rowDepth: number;
  corridor: number;
  top: (row: number) => number;
  rectOf: (part: RowPart) => { x: number; y: number; w: number; h: number };
};

export type PlacedUnit = Unit & { place: UnitPlace };

/** Only those whose place is known. */
export function placedUnits(units: readonly Unit[]): PlacedUnit[] {
  return units.flatMap((unit) => (unit.place ? [{ ...unit, place: unit.place }] : []));
}

const tolerance = 0.01;

/** Whether the place lies inside of the building; one that does not contradicts it, and is not drawn on its floor. */
export function fitsBuilding({ place }: Building, unit: UnitPlace): boolean {
  if (!place) return false;
  const { length, depth } = sidesOf(place);
  return unit.offset + unit.width <= length + tolerance && (unit.row + 1) * unit.depth <= depth + tolerance;
}

/** The units that lie inside of a building, and the rows that the first of them tells. */
export function placedIn(building: Building, units: readonly Unit[]) {
  const inside = units.filter((unit) => unit.building.id === building.id);
  const placed = placedUnits(inside).filter(({ place }) => fitsBuilding(building, place));
  return { placed, rows: placed[0] && floorRows(building, placed[0].place) };
}

/** The long and the short side of a building. */
const sidesOf = ({ length, width }: BuildingPlace) => ({
  length: Math.max(length, width),
  depth: Math.min(length, width),
});

/**
 * Derives the rows from the depth of a unit. Rows come in pairs with a corridor between them. The corridors share what
 * the units leave of the building's depth. Undefined without the building's size, or if the unit is outside of it.
 */
export function floorRows(building: Building | undefined, unit: UnitPlace): FloorRows | undefined {
  if (!building?.place || !fitsBuilding(building, unit)) return undefined;
  const { length, depth } = sidesOf(building.place);
  const fitting = Math.floor(depth / unit.depth + tolerance);
  const rows = fitting > 1 ? fitting - (fitting % 2) : 1;
  const corridor = rows > 1 ? Math.max(0, depth - rows * unit.depth) / (rows / 2) : 0;
  const top = (row: number) => row * unit.depth + Math.floor((row + 1) / 2) * corridor;
  const rectOf = ({ row, offset, width }: RowPart) => ({ x: offset, y: top(row), w: width, h: unit.depth });
  return { length, depth, rows, rowDepth: unit.depth, corridor, top, rectOf };
}

/** A long wall of a unit as drawn: row 0 lies at the top of the sheet. */
export type Wall = "top" | "bottom";

/** "север", as in «окна на север». */
export const sideName: Record<Side, string> = { n: "север", e: "восток", s: "юг", w: "запад" };

const opposite: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

/** A building that runs from north to south is drawn lying, with its north on the left. */
export function isTurned({ place }: Building): boolean {
  return place !== undefined && place.width > place.length;
}

/** The side that a wall of a drawn floor faces. Row 0 is the northern row; in a turned building, the eastern. */
export function sideOf(building: Building | undefined, wall: Wall): Side | undefined {
  if (!building?.place) return undefined;
  const top: Side = isTurned(building) ? "e" : "n";
  return wall === "top" ? top : opposite[top];
}

/** A unit's walls: the outer one, the one at a corridor, and the ends that are the building's. */
export type UnitWalls = {
  floor: FloorRows | undefined;
  outer: Wall | undefined;
  aisle: Wall | undefined;
  ends: { left: boolean; right: boolean };
};

/** The first row has an outer wall in any building, the last one where the rows are known. */
export function unitWalls(building: Building | undefined, place: UnitPlace): UnitWalls {
  const floor = floorRows(building, place);
  const isLastRow = floor && place.row === floor.rows - 1;
  const lastRowWall = isLastRow ? "bottom" : undefined;
  const corridorWall = place.row % 2 === 0 ? "bottom" : "top";
  return {
    floor,
    outer: floor && (place.row === 0 ? "top" : lastRowWall),
    aisle: floor && floor.corridor > 0 ? corridorWall : undefined,
    ends: {
      left: place.offset < tolerance,
      right: floor !== undefined && Math.abs(place.offset + place.width - floor.length) < tolerance,
    },
  };
}
