import type { Site } from "../../content/park.ts";
import { spend } from "../Drawing.tsx";
import type { Rect } from "../park-plan.ts";
import type { Point } from "../path.ts";

/** A stretch in metres: to the east, to the south. */
export type Segment = readonly [Point, Point];

const tiny = 1e-6;

/** The stretches of a line through points. */
export const segmentsOf = (line: readonly Point[]): Segment[] => line.slice(1).map((to, at) => [line[at] ?? to, to]);

const metresBetween = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Whether a stretch runs through the inside of a rectangle; along its edge does not count. */
export function enters([from, to]: Segment, { x0, y0, x1, y1 }: Rect): boolean {
  let [first, last] = [0, 1];
  const bounds = [
    { at: from[0], by: to[0] - from[0], low: x0, high: x1 },
    { at: from[1], by: to[1] - from[1], low: y0, high: y1 },
  ];
  for (const { at, by, low, high } of bounds) {
    if (Math.abs(by) < tiny) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [a, b] = [(low - at) / by, (high - at) / by];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return last - first > tiny;
}

/** The nearest place of a stretch. */
function nearestOn([from, to]: Segment, [x, y]: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return [from[0] + dx * share, from[1] + dy * share];
}

/** Metres from a place to a rectangle; 0 inside. */
const metresTo = ([x, y]: Point, { x0, y0, x1, y1 }: Rect): number =>
  Math.hypot(Math.max(x0 - x, x - x1, 0), Math.max(y0 - y, y - y1, 0));

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
