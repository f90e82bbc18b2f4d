import type { Building, BuildingPlace, Site } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { spend } from "./budget.ts";

/** A rectangle on the park's plan in metres: `x` to the east, `y` to the south. */
export type Rect = { x0: number; y0: number; x1: number; y1: number };

/** A building with a known place. */
export type PlacedBuilding = Building & { place: BuildingPlace };

/** A drawn plan: `k` units a metre, its corner in metres, its size in units. */
export type Sheet = { k: number; x0: number; y0: number; width: number; height: number };

/** Where a zone's sign stands. Without a place of its own it is tied to the buildings `near` it. */
export type ZoneSpot = { x: number; y: number; outline?: Rect; near: Rect[] };

/** A way on foot from a zone to a building, with its least time. */
export type Walk = { from: readonly [number, number]; to: readonly [number, number]; minutes: number };

/** A stall and its share of the lane need this much ground, m². */
const stallGroundMin = 20;
const walkMetresAMinute = 75;
/** A shorter way needs no drawing. */
const walkMetresMin = 20;
/** The share of a line that may lie in a rectangle where it only touches it. */
const touch = 1e-9;
const marginMetres = 40;
/** A zone is long from this ratio of its sides on. */
const longFrom = 2.5;

/** The buildings that have a place. */
export const placed = (buildings: readonly Building[]): PlacedBuilding[] =>
  buildings.filter((building): building is PlacedBuilding => building.place !== undefined);

/** The rectangle of anything with a place. */
export const rectOf = ({ x, y, length, width }: Omit<BuildingPlace, "height">): Rect => ({
  x0: x,
  y0: y,
  x1: x + length,
  y1: y + width,
});

/** What a plan has to show: all rectangles and points, with a margin. */
export function extentOf(rects: readonly Rect[], points: readonly { x: number; y: number }[]): Rect {
  const all = [...rects, ...points.map(({ x, y }) => ({ x0: x, x1: x, y0: y, y1: y }))];
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)) - marginMetres,
    y0: Math.min(...all.map(({ y0 }) => y0)) - marginMetres,
    x1: Math.max(...all.map(({ x1 }) => x1)) + marginMetres,
    y1: Math.max(...all.map(({ y1 }) => y1)) + marginMetres,
  };
}

/** Whether the stated number of cars can stand on the zone's ground; only then its stalls are drawn. */
export const holdsItsCars = ({ place, levels = 1, spaces }: ParkingZone): boolean =>
  place !== undefined && place.length * place.width * levels >= spaces * stallGroundMin;

/** Where to draw a zone: at its own place, else among the buildings that it names, else nowhere. */
export function zoneSpot(
  { place, near = [] }: ParkingZone,
  buildings: readonly PlacedBuilding[],
): ZoneSpot | undefined {
  const named = buildings.filter(({ number }) => near.includes(number)).map((building) => rectOf(building.place));
  if (place) {
    const outline = rectOf(place);
    const clash = buildings.some((building) => overlap(outline, rectOf(building.place)));
    if (!clash) return { ...signIn(outline), outline, near: named };
  }
  const [first] = named;
  if (!first) return undefined;
  if (named.length === 1) return { x: middle(first).x, y: first.y1 + 12, near: named };
  const mean = (axis: "x" | "y") => named.reduce((sum, rect) => sum + middle(rect)[axis], 0) / named.length;
  return { ...clearOf(buildings, { x: mean("x"), y: mean("y") }), near: named };
}

/** The nearest point of a rectangle. */
export const nearest = ({ x0, y0, x1, y1 }: Rect, { x, y }: { x: number; y: number }): readonly [number, number] => [
  Math.max(x0, Math.min(x, x1)),
  Math.max(y0, Math.min(y, y1)),
];

/** Straight ways on foot from a zone's outline to the buildings that it names. None leads through a building. */
export function walksOf({ outline, near }: ZoneSpot, buildings: readonly PlacedBuilding[]): Walk[] {
  if (!outline) return [];
  const rects = buildings.map(({ place }) => rectOf(place));
  return near.flatMap((rect) => {
    const to = nearest(rect, { x: outline.x0, y: outline.y1 - 10 });
    const from = nearest(outline, { x: to[0], y: to[1] });
    const metres = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
    const blocked = rects.some((other) => crosses(from, to, other));
    return blocked || metres < walkMetresMin ? [] : [{ from, to, minutes: Math.ceil(metres / walkMetresAMinute) }];
  });
}

/**
 * Where to draw the parallel: along the widest gap from west to east, else between the outermost walls. Every line
 * through the park has the park's latitude to two decimals.
 */
export function parallelAt(buildings: readonly PlacedBuilding[]): number {
  const spans = buildings.map(({ place }) => rectOf(place)).sort((a, b) => a.y0 - b.y0);
  let reach = spans[0]?.y1 ?? 0;
  let best = { gap: 8, y: ((spans[0]?.y0 ?? 0) + Math.max(...spans.map(({ y1 }) => y1))) / 2 };
  for (const { y0, y1 } of spans) {
    if (y0 - reach > best.gap) best = { gap: y0 - reach, y: (y0 + reach) / 2 };
    reach = Math.max(reach, y1);
  }
  return best.y;
}

/** The roads that lie in the open; one that leads through a building contradicts it and is left out. */
export function openRoads({ roads }: Site, buildings: readonly PlacedBuilding[]): Site["roads"] {
  const rects = buildings.map(({ place }) => rectOf(place));
  spend("site.roads", { steps: roads.flat().length * rects.length });
  return roads.filter(
    (road) => !road.slice(1).some((to, at) => rects.some((rect) => crosses(road[at] ?? to, to, rect))),
  );
}

/** Whether a straight line enters a rectangle: the stretch between each pair of sides must have a part in common. */
function crosses(from: readonly [number, number], to: readonly [number, number], { x0, y0, x1, y1 }: Rect): boolean {
  let [begin, end] = [0, 1];
  for (const [at, least, greatest] of [
    [0, x0, x1],
    [1, y0, y1],
  ] as const) {
    const way = to[at] - from[at];
    if (way === 0) {
      if (from[at] <= least || from[at] >= greatest) return false;
      continue;
    }
    const [first, last] = [(least - from[at]) / way, (greatest - from[at]) / way];
    begin = Math.max(begin, Math.min(first, last));
    end = Math.min(end, Math.max(first, last));
  }
  return end - begin > touch;
}

const middle = ({ x0, y0, x1, y1 }: Rect) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

/** A zone's sign stands in its western part where it is long: the numbers of buildings beside it are in the middle. */
const signIn = (rect: Rect) => {
  const [length, width] = [rect.x1 - rect.x0, rect.y1 - rect.y0];
  return length > longFrom * width ? { x: rect.x0 + length / 4, y: middle(rect).y } : middle(rect);
};

const overlap = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The point, moved north or south out of a building. */
function clearOf(buildings: readonly PlacedBuilding[], { x, y }: { x: number; y: number }) {
  const hit = buildings
    .map(({ place }) => rectOf(place))
    .find((r) => x > r.x0 - 14 && x < r.x1 + 14 && y > r.y0 - 10 && y < r.y1 + 10);
  if (!hit) return { x, y };
  return { x, y: y < (hit.y0 + hit.y1) / 2 ? hit.y0 - 11 : hit.y1 + 11 };
}
