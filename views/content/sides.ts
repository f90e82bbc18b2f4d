import { type FloorRows, floorRows } from "./floor-rows.ts";
import type { Building, Side } from "./park.ts";
import type { UnitPlace } from "./unit.ts";

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

const tolerance = 0.01;

/** The first row has an outer wall in any building, the last one where the rows are known. */
export function unitWalls(building: Building | undefined, place: UnitPlace): UnitWalls {
  const floor = floorRows(building, place);
  const last = floor && place.row === floor.rows - 1;
  return {
    floor,
    outer: floor && (place.row === 0 ? "top" : last ? "bottom" : undefined),
    aisle: floor && floor.corridor > 0 ? (place.row % 2 === 0 ? "bottom" : "top") : undefined,
    ends: {
      left: place.offset < tolerance,
      right: floor !== undefined && Math.abs(place.offset + place.width - floor.length) < tolerance,
    },
  };
}
