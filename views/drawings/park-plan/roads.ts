import type { Site } from "../../content/park.ts";
import { spend } from "../Drawing.tsx";
import type { Rect } from "../park-plan.ts";
import type { Point } from "../path.ts";
import { enters, metresBetween, metresTo, nearestOn, type Segment, segmentsOf } from "./segments.ts";

/** Half a road: what is so near to a zone is at it. */
const reachMetres = 8;
/** The longest way from a road into a zone. */
const linkMetresMax = 30;

/** The roads that lie in the open; one that leads through a building contradicts it and is left out. */
export function openRoads(roads: Site["roads"], buildings: readonly Rect[]): Site["roads"] {
  spend("site.roads", { steps: roads.flat().length * buildings.length });
  return roads.filter((road) => !segmentsOf(road).some((stretch) => buildings.some((rect) => enters(stretch, rect))));
}

/** Whether a gate is one of this zone. */
export const isAt = (gate: Point, zone: Rect): boolean => metresTo(gate, zone) <= reachMetres;

/** The ways from a road to the gates of zones that no road touches. */
export function linksTo(
  zones: readonly { outline: Rect; gate: Point | undefined }[],
  roads: readonly Segment[],
  buildings: readonly Rect[],
): Segment[] {
  spend("zones", { steps: zones.length * (3 * roads.length + 2 * buildings.length) });
  return zones.flatMap(({ outline, gate }) => {
    if (!gate || !isAt(gate, outline) || touches(roads, outline)) return [];
    const links = roads.map((road): Segment => [nearestOn(road, gate), gate]);
    const shortest = links.toSorted((a, b) => metresBetween(...a) - metresBetween(...b))[0];
    if (!shortest || metresBetween(...shortest) > linkMetresMax) return [];
    return buildings.some((rect) => enters(shortest, rect)) ? [] : [shortest];
  });
}

const touches = (roads: readonly Segment[], zone: Rect) =>
  roads.some((road) => road.some((end) => metresTo(end, zone) <= 2) || enters(road, zone));
