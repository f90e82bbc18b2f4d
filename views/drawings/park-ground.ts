import type { Building, BuildingPlace, Site } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { spend } from "./Drawing.tsx";
import type { Point, Rect } from "./path.ts";

/** What stands on the park's ground, in metres: `x` to the east, `y` to the south. */
export type PlacedBuilding = Building & { place: BuildingPlace };

export const placed = (buildings: readonly Building[]): PlacedBuilding[] =>
  buildings.filter((building): building is PlacedBuilding => building.place !== undefined);

export const rectOf = ({ x, y, length, width }: Omit<BuildingPlace, "height">): Rect => ({ x, y, w: length, h: width });

/** Whether two rectangles share ground. */
export const overlap = (a: Rect, b: Rect, slack = 1e-6): boolean =>
  a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;

/** Two opposite corners. */
export const cornersOf = ({ x, y, w, h }: Rect): Point[] => [
  [x, y],
  [x + w, y + h],
];

/** The smallest rectangle around all points. */
export function around(points: readonly Point[]): Rect {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The outline of a zone. Undefined without a place, and where it lies on a building: one contradicts the other. */
export function zoneOutline({ place }: ParkingZone, buildings: readonly PlacedBuilding[]): Rect | undefined {
  const outline = place && rectOf(place);
  return outline && buildings.some((building) => overlap(outline, rectOf(building.place))) ? undefined : outline;
}

/** A stretch of a road or a path. */
type Stretch = readonly [Point, Point];

/** The stretches of a line through points. */
export const stretchesOf = (line: readonly Point[]): Stretch[] => line.slice(1).map((to, at) => [line[at] ?? to, to]);

const tiny = 1e-6;

/** Whether a stretch runs through the inside of a rectangle; along its edge does not count. */
export function enters([from, to]: Stretch, { x, y, w, h }: Rect): boolean {
  let first = 0;
  let last = 1;
  const bounds = [
    { at: from[0], by: to[0] - from[0], low: x, high: x + w },
    { at: from[1], by: to[1] - from[1], low: y, high: y + h },
  ];
  for (const { at, by, low, high } of bounds) {
    if (Math.abs(by) < tiny) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const a = (low - at) / by;
    const b = (high - at) / by;
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return last - first > tiny;
}

/** The roads that lie in the open; one that leads through a building contradicts it and is left out. */
export function openRoads(roads: Site["roads"], buildings: readonly Rect[]): Site["roads"] {
  spend("site.roads", { steps: roads.flat().length * buildings.length });
  return roads.filter((road) => !stretchesOf(road).some((stretch) => buildings.some((rect) => enters(stretch, rect))));
}

/** Half a road: what is so near to a zone is at it. */
const reachMetres = 8;

/** Whether a gate is one of this zone. */
export const isAt = ([x, y]: Point, zone: Rect): boolean =>
  Math.hypot(Math.max(zone.x - x, x - zone.x - zone.w, 0), Math.max(zone.y - y, y - zone.y - zone.h, 0)) <= reachMetres;

/** The longest way from a road into a zone. */
const linkMetresMax = 30;

/** The way from the nearest road to a zone's gate that lies apart from it, where it is short and in the open. */
export function zoneLink(
  { gate }: ParkingZone,
  outline: Rect,
  roads: readonly Stretch[],
  buildings: readonly Rect[],
): Stretch | undefined {
  spend("zones", { steps: roads.length + buildings.length });
  if (!gate || !isAt([gate.x, gate.y], outline)) return undefined;
  const links = roads.map((road): Stretch => [nearestOn(road, [gate.x, gate.y]), [gate.x, gate.y]]);
  const shortest = links.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  const length = shortest ? lengthOf(shortest) : 0;
  if (!shortest || length < tiny || length > linkMetresMax) return undefined;
  return buildings.some((rect) => enters(shortest, rect)) ? undefined : shortest;
}

const lengthOf = ([[ax, ay], [bx, by]]: Stretch): number => Math.hypot(ax - bx, ay - by);

/** The nearest place of a stretch. */
function nearestOn([from, to]: Stretch, [x, y]: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return [from[0] + dx * share, from[1] + dy * share];
}
