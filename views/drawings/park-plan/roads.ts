import type { Site } from "../../content/park.ts";
import { spend } from "../budget.ts";
import type { Rect } from "../park-plan.ts";
import type { Point } from "../path.ts";
import { enters, meeting, metresBetween, metresTo, nearestOn, type Segment, segmentsOf } from "./segments.ts";

/** Half a road: what ends so near to something reaches it. */
const reachMetres = 8;
/** The longest way from a road into a zone. */
const linkMetresMax = 30;
/** The shortest side of a zone that gets a way in. */
const sideMetresMin = 10;

type Surroundings = { frame: Rect; zones: readonly Rect[]; gates: readonly Point[]; streets: readonly Segment[] };

/** The roads that lie in the open; one that leads through a building contradicts it and is left out. */
export function openRoads(roads: Site["roads"], buildings: readonly Rect[]): Site["roads"] {
  spend("site.roads", { steps: roads.flat().length * buildings.length });
  return roads.filter((road) => !segmentsOf(road).some((stretch) => buildings.some((rect) => enters(stretch, rect))));
}

/** Roads whose end meets nothing, cut back to their last junction. One without any junction stays as it is. */
export function trimmedRoads(roads: Site["roads"], around: Surroundings): Point[][] {
  const all = roads.map((road) => segmentsOf(road));
  spend("site.roads", { steps: 4 * roads.length * (all.flat().length + around.streets.length + around.zones.length) });
  return roads.map((road, index) => {
    const others = [...around.streets, ...all.flatMap((stretches, at) => (at === index ? [] : stretches))];
    const cutAtEnd = cutBack(road, others, around);
    return cutBack(cutAtEnd.toReversed(), others, around).toReversed();
  });
}

function cutBack(road: readonly Point[], others: readonly Segment[], around: Surroundings): Point[] {
  const [before, end] = road.slice(-2);
  if (!before || !end || isHeld(end, others, around)) return [...road];
  const junctions = others
    .map((other) => meeting([before, end], other, reachMetres))
    .filter((spot) => spot !== undefined);
  const last = junctions.toSorted((a, b) => metresBetween(a, end) - metresBetween(b, end))[0];
  return last ? [...road.slice(0, -1), last] : [...road];
}

/** Whether something is at the end of a road: another road, a zone, an entrance, the edge of the sheet. */
function isHeld(end: Point, others: readonly Segment[], { frame, zones, gates }: Surroundings): boolean {
  const [x, y] = end;
  return (
    x <= frame.x0 ||
    x >= frame.x1 ||
    y <= frame.y0 ||
    y >= frame.y1 ||
    others.some((other) => metresBetween(nearestOn(other, end), end) <= reachMetres) ||
    zones.some((zone) => metresTo(end, zone) <= reachMetres) ||
    gates.some((gate) => metresBetween(gate, end) <= reachMetres)
  );
}

export const isAt = (gate: Point, zone: Rect): boolean => metresTo(gate, zone) <= reachMetres;

/** A way into a zone; `about` where the zone does not tell its gate. */
export type Link = { way: Segment; about: boolean };

/** The ways into zones that a road does not touch. */
export function linksTo(
  zones: readonly { outline: Rect; gate: Point | undefined }[],
  roads: readonly Segment[],
  buildings: readonly Rect[],
): Link[] {
  spend("zones", { steps: zones.length * (3 * roads.length + 2 * buildings.length) });
  return zones.flatMap(({ outline, gate }) => {
    if (touches(roads, outline)) return [];
    const link = gate && isAt(gate, outline) ? linkFrom(gate, roads, buildings) : undefined;
    const way = link ?? linkTo(outline, roads, buildings);
    return way ? [{ way, about: !link }] : [];
  });
}

function linkFrom(gate: Point, roads: readonly Segment[], buildings: readonly Rect[]): Segment | undefined {
  return shortestOf(
    roads.map((road): Segment => [nearestOn(road, gate), gate]),
    buildings,
  );
}

/** The shortest straight way into a zone from a road. */
function linkTo(zone: Rect, roads: readonly Segment[], buildings: readonly Rect[]): Segment | undefined {
  return shortestOf(
    roads.map((road) => between(road, zone)).filter((link) => link !== undefined),
    buildings,
  );
}

/** Undefined where it is too long, or leads through a building. */
function shortestOf(links: readonly Segment[], buildings: readonly Rect[]): Segment | undefined {
  const shortest = links.toSorted((a, b) => metresBetween(...a) - metresBetween(...b))[0];
  if (!shortest || metresBetween(...shortest) > linkMetresMax) return undefined;
  return buildings.some((rect) => enters(shortest, rect)) ? undefined : shortest;
}

const touches = (roads: readonly Segment[], zone: Rect) =>
  roads.some((road) => road.some((end) => metresTo(end, zone) <= 2) || enters(road, zone));

/** A straight way from an upright or lying road into a zone beside it. It begins in the middle of what both share. */
function between([[ax, ay], [bx, by]]: Segment, { x0, y0, x1, y1 }: Rect): Segment | undefined {
  const shared = (a: number, b: number, low: number, high: number) => {
    const [from, to] = [Math.max(low, Math.min(a, b)), Math.min(high, Math.max(a, b))];
    return to - from > sideMetresMin ? (from + to) / 2 : undefined;
  };
  const nearer = (at: number, low: number, high: number) => (Math.abs(at - low) < Math.abs(at - high) ? low : high);
  if (ax === bx) {
    const y = shared(ay, by, y0, y1);
    return y === undefined
      ? undefined
      : [
          [ax, y],
          [nearer(ax, x0, x1), y],
        ];
  }
  if (ay !== by) return undefined;
  const x = shared(ax, bx, x0, x1);
  return x === undefined
    ? undefined
    : [
        [x, ay],
        [x, nearer(ay, y0, y1)],
      ];
}
