import type { Body } from "../park/park.ts";
import type { Pavilion, UnitPlace } from "../units/pavilion.ts";

/**
 * Rows of units on a floor, metres: `length` along the building, `depth` across, `corridor` one corridor's width;
 * `top(row)` is where a row begins.
 */
export type FloorRows = {
  length: number;
  depth: number;
  rows: number;
  rowDepth: number;
  corridor: number;
  top: (row: number) => number;
};

/** A unit whose place on its floor is known. */
export type PlacedUnit = Pavilion & { place: UnitPlace };

/** Only those whose place is known. */
export function placedUnits(units: Pavilion[]): PlacedUnit[] {
  return units.flatMap((unit) => (unit.place ? [{ ...unit, place: unit.place }] : []));
}

/**
 * Derives the rows from the depth of a unit. Rows come in pairs with a corridor between them. The corridors share what
 * the units leave of the building's depth. Undefined without the building's size.
 */
export function floorRows(body: Body | undefined, unit: UnitPlace): FloorRows | undefined {
  if (!body?.place) return undefined;
  const length = Math.max(body.place.length, body.place.width, unit.offset + unit.width);
  const depth = Math.min(body.place.length, body.place.width);
  const fitting = Math.max(unit.row + 1, Math.floor(depth / unit.depth + 0.01));
  const rows = fitting > 1 ? fitting - (fitting % 2) : 1;
  const corridor = rows > 1 ? Math.max(0, depth - rows * unit.depth) / (rows / 2) : 0;
  return {
    length,
    depth,
    rows,
    rowDepth: unit.depth,
    corridor,
    top: (row) => row * unit.depth + Math.floor((row + 1) / 2) * corridor,
  };
}
