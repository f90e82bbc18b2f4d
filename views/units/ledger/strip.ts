import { floorRows } from "../../content/floor-rows.ts";
import { type Building, buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";

/** A floor drawn small: its size in px, and the units on it as thick lines, a path for each depth. */
export type Strip = { width: number; height: number; units: { depth: number; lines: string }[] };

const stripWidthMax = 80;
const stripHeightMax = 30;

/** Pixels a metre at which the floors of all these units fit; 0 where no place is known. */
export function stripScale(units: readonly Unit[], buildings: readonly Building[]): number {
  let [length, depth] = [0, 0];
  for (const { place, building } of units) {
    const floor = place && floorRows(buildingOf(buildings, { building }), place);
    if (!floor) continue;
    length = Math.max(length, floor.length);
    depth = Math.max(depth, floor.depth);
  }
  return length > 0 ? Math.min(stripWidthMax / length, stripHeightMax / depth) : 0;
}

/** Whether each floor with units has two rows of them, so that one line can stand for the corridor. */
export function hasCorridor(units: readonly Unit[], buildings: readonly Building[]): boolean {
  const floors = units.flatMap(
    ({ place, building }) => (place && floorRows(buildingOf(buildings, { building }), place)) ?? [],
  );
  return floors.length > 0 && floors.every(({ rows }) => rows === 2);
}

/** Where units of one building lie on their floors; undefined where no place is known. */
export function stripOf(units: readonly Unit[], building: Building | undefined, scale: number): Strip | undefined {
  const placed = units.flatMap(({ place }) => {
    const floor = place && floorRows(building, place);
    return floor ? [{ place, floor }] : [];
  });
  const [first] = placed;
  if (!first || scale === 0) return undefined;
  const { length, depth } = first.floor;
  // An odd height has a middle pixel for the corridor.
  const px = (metres: number) => Math.round(metres * scale);
  const height = px(depth) | 1;
  const byDepth = new Map<number, Set<string>>();
  for (const { place, floor } of placed) {
    const [left, right] = [px(place.offset), px(place.offset + place.width)];
    // An even depth has its middle on a whole pixel. A line says it in half the numbers of an outline.
    const half = Math.max(1, Math.round((place.depth * scale) / 2));
    const middle = Math.min(px(floor.top(place.row)), height - 2 * half) + half;
    const lines = byDepth.get(2 * half) ?? new Set();
    byDepth.set(2 * half, lines.add(`M${left} ${middle}h${Math.max(1, right - left)}`));
  }
  const paths = [...byDepth].map(([thick, lines]) => ({ depth: thick, lines: [...lines].join("") }));
  return { width: px(length), height, units: paths };
}
