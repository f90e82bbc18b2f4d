import { sidesOf } from "../content/floor-rows.ts";
import type { Site } from "../content/park.ts";
import { onceFor } from "../ui/Kept.ts";
import { openRoads } from "./park-plan/roads.ts";
import { type PlacedBuilding, rectOf } from "./park-plan.ts";
import { line, type Point, r1, shape } from "./path.ts";

export const cos30 = Math.cos(Math.PI / 6);

/** Metres on the ground (`x` east, `y` south, `z` up) to the drawing, seen from the south-east at 30°. */
function iso(x: number, y: number, z = 0): Point {
  return [Math.round((x - y) * cos30), Math.round((x + y) / 2 - z)];
}

/** Smaller is farther away: drawn first. */
export const nearness = ({ place: { x, y, length, width } }: PlacedBuilding) => x + y + (length + width) / 2;

export function silhouette({ place: { x, y, length, width, height } }: PlacedBuilding): Point[] {
  const [x1, y1] = [x + length, y + width];
  return [iso(x, y, height), iso(x1, y, height), iso(x1, y), iso(x1, y1), iso(x, y1), iso(x, y1, height)];
}

/** A point on the long axis of the roof, 0 to 1. */
export function onRoof({ place: { x, y, length, width, height } }: PlacedBuilding, at: number): Point {
  const along = length > width;
  return iso(x + length * (along ? at : 0.5), y + width * (along ? 0.5 : at), height);
}

const edgeInset = 5;
const houseHeight = 3;
const coresMax = 12;

/**
 * A building's visible faces, shadow, roof edge, lift houses and lines of windows, from `corner` of the roof. Floors
 * share the height. Faces repeat the same steps, and the position is told once: that compresses well.
 */
export const prism = onceFor((building: PlacedBuilding) => {
  const { place, floors, use } = building;
  const { x, y, length, width, height } = place;
  const storeys = Math.max(1, floors.length);
  const step = (height - 2) / storeys;
  const lowest = 1 + step / 2;
  const [corner, along, across] = [iso(x, y, height), iso(length, 0), iso(0, width)];
  const [down, cast] = [iso(0, 0, -height), iso(height * 0.4, height * 0.2)];
  const near = sum(along, across);
  const fromCorner = (point: Point) => sum(point, back(corner));
  const lines = (from: Point, [dx, dy]: Point) =>
    path(from, [dx, dy]) + `m${-dx} ${r1(-dy - step)}l${dx} ${dy}`.replaceAll(" -", "-").repeat(storeys - 1);
  const flat = (left: number, top: number, long: number, deep: number, z: number) => {
    const [a, b] = [iso(long, 0), iso(0, deep)];
    return `${path(fromCorner(iso(x + left, y + top, z)), a, b, back(a))}z`;
  };
  const [windowsAlong, windowsAcross] = [iso(length - 4, 0), iso(0, width - 4)];
  const inset = Math.min(edgeInset, length / 4, width / 4);
  return {
    corner,
    shadow: `${path(sum(across, down), along, back(across), cast, across, back(along))}z`,
    top: `${path([0, 0], along, across, back(along))}z`,
    left: `${path(across, along, down, back(along))}z`,
    right: `${path(near, back(across), down, across)}z`,
    edge: flat(inset, inset, length - 2 * inset, width - 2 * inset, height),
    houses: housesOf(building)
      .map(([left, top, long, deep]) => flat(left, top, long, deep, height + houseHeight))
      .join(""),
    windows:
      lines(fromCorner(iso(x + 2, y + width, lowest)), windowsAlong) +
      lines(fromCorner(iso(x + length, y + width - 2, lowest)), back(windowsAcross)),
    windowHeight: step * (use === "warehouse" ? 0.3 : 0.5),
  };
});

/** Where cores stand on the roof, along the building: left, top, length, width in metres. */
function housesOf({ place, grid }: PlacedBuilding): [number, number, number, number][] {
  const { length: long, depth: deep } = sidesOf(place);
  const inset = deep / 4;
  return (grid?.cores ?? [])
    .filter((core) => core.offset + core.width <= long)
    .slice(0, coresMax)
    .map((core) =>
      place.width > place.length
        ? [inset, core.offset, deep / 2, core.width]
        : [core.offset, inset, core.width, deep / 2],
    );
}

const sum = (...points: Point[]): Point => [
  points.reduce((total, [x]) => total + x, 0),
  points.reduce((total, [, y]) => total + y, 0),
];

const back = ([x, y]: Point): Point => [-x, -y];

const path = ([x, y]: Point, ...steps: Point[]) =>
  `M${r1(x)} ${r1(y)}l${steps.map(([dx, dy]) => `${dx} ${dy}`).join(" ")}`.replaceAll(" -", "-");

const margin = 40;
/** Metres: a shorter ground would show its signs larger than the buildings. */
const sideMin = 220;
/** Metres around the buildings: what of the roads lies farther off is cut. */
const roadsReach = 130;
const past = 14;

/** The ground under the buildings and the roads, and the frame of the drawing. */
export function groundOf(buildings: readonly PlacedBuilding[], site: Site | undefined) {
  const rects = buildings.map(({ place }) => rectOf(place));
  const roads = site ? [...site.streets.map(({ from, to }) => [from, to]), ...openRoads(site.roads, rects)] : [];
  const points = roads.flat();
  const [x0, x1] = sideOf(
    buildings.map(({ place }) => [place.x, place.x + place.length]),
    points.map(([x]) => x),
  );
  const [y0, y1] = sideOf(
    buildings.map(({ place }) => [place.y, place.y + place.width]),
    points.map(([, y]) => y),
  );
  const left = iso(x0, y1)[0] - 22;
  const top = iso(x0, y0)[1] - past;
  return {
    ground: shape(iso(x0, y0), iso(x1, y0), iso(x1, y1), iso(x0, y1)),
    roads: roads.map((road) => line(...road.map(([x, y]) => iso(x, y)))).join(""),
    frame: { left, top, width: iso(x1, y0)[0] + 22 - left, height: iso(x1, y1)[1] + past - top },
  };
}

/** One side of the ground: all stretches of buildings with a margin, and the roads near them. */
function sideOf(stretches: [number, number][], roads: readonly number[]): [number, number] {
  const first = Math.min(...stretches.map(([from]) => from));
  const last = Math.max(...stretches.map(([, to]) => to));
  const spare = Math.max(margin, (sideMin - (last - first)) / 2);
  const near = roads.filter((at) => at > first - roadsReach && at < last + roadsReach);
  return [Math.min(first - spare, ...near), Math.max(last + spare, ...near)];
}
