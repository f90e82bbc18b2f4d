import type { Building, Site } from "../content/park.ts";
import { onceFor } from "../ui/once.ts";
import { openRoads, type PlacedBuilding, placed, rectOf } from "./park-ground.ts";
import { leaning, line, type Point, type Rect, r1, shape } from "./path.ts";

export const cos30 = Math.cos(Math.PI / 6);

/** Where a point of a model, in metres (`x` east, `y` south, `z` up), stands in its drawing. */
export type Project = (x: number, y: number, z?: number) => Point;

/** A view from the south-east at 30°, of `scale` pixels a metre. */
export const projection =
  (scale: number): Project =>
  (x, y, z = 0) => [(x - y) * cos30 * scale, ((x + y) / 2 - z) * scale];

/** A rectangle at the height `z`. */
export const flat = (at: Project, { x, y, w, h }: Rect, z: number): string => leaning(at(x, y, z), at(w, 0), at(0, h));

/** An open line through points on the ground. */
export const lineOnGround = (at: Project, points: readonly Point[]): string =>
  `M${points.map(([x, y]) => at(x, y).map(r1).join(" ")).join("L")}`;

const exact = projection(1);

/** A pixel a metre, in whole pixels: faces repeat the same steps, and repeated text packs well. */
const iso: Project = (x, y, z) => {
  const [left, top] = exact(x, y, z);
  return [Math.round(left), Math.round(top)];
};

/** Smaller is farther away: drawn first. */
const nearness = ({ place: { x, y, length, width } }: PlacedBuilding) => x + y + (length + width) / 2;

/** The buildings that have a place, the farthest first, as they are drawn. */
export const farthestFirst = (buildings: readonly Building[]): PlacedBuilding[] =>
  placed(buildings).sort((a, b) => nearness(a) - nearness(b));

export function silhouette({ place: { x, y, length, width, height } }: PlacedBuilding): Point[] {
  const x1 = x + length;
  const y1 = y + width;
  return [iso(x, y, height), iso(x1, y, height), iso(x1, y), iso(x1, y1), iso(x, y1), iso(x, y1, height)];
}

/** A point on the long axis of the roof, 0 to 1. */
export function onRoof({ place: { x, y, length, width, height } }: PlacedBuilding, at: number): Point {
  const along = length > width;
  return iso(x + length * (along ? at : 0.5), y + width * (along ? 0.5 : at), height);
}

/** Metres between the edge of a roof and the line inside it. */
const edgeInset = 5;
/** Metres of a facade without windows: beside its corners, and at its foot and its top. */
const windowless = { beside: 2, end: 1 };
/** Metres of shadow for a metre of height. */
const shadowReach = { x: 0.4, y: 0.2 };
/** The height of windows as a share of a storey. */
const windowShare = { warehouse: 0.3, other: 0.5 };

/** A building's visible faces, shadow, roof edge and lines of windows, a line a floor, from `corner` of the roof. */
export const prism = onceFor(({ place, floors, use }: PlacedBuilding) => {
  const { x, y, length, width, height } = place;
  const storeys = floors.length;
  const storeyHeight = (height - 2 * windowless.end) / Math.max(1, storeys);
  const lowest = windowless.end + storeyHeight / 2;
  const corner = iso(x, y, height);
  const along = iso(length, 0);
  const across = iso(0, width);
  const wallDown = iso(0, 0, -height);
  const shadowOffset = iso(height * shadowReach.x, height * shadowReach.y);
  const fromCorner = (...at: Parameters<Project>) => sum(iso(...at), back(corner));
  const leftWindows = fromCorner(x + windowless.beside, y + width, lowest);
  const rightWindows = fromCorner(x + length, y + width - windowless.beside, lowest);
  const alongLeft = iso(length - 2 * windowless.beside, 0);
  const alongRight = back(iso(0, width - 2 * windowless.beside));
  const inset = Math.min(edgeInset, length / 4, width / 4);
  return {
    corner,
    shadow: `${path(sum(across, wallDown), along, back(across), shadowOffset, across, back(along))}z`,
    top: leaning([0, 0], along, across),
    left: leaning(across, along, wallDown),
    right: leaning(sum(along, across), back(across), wallDown),
    edge: leaning(fromCorner(x + inset, y + inset, height), iso(length - 2 * inset, 0), iso(0, width - 2 * inset)),
    windows:
      windowLines(leftWindows, alongLeft, storeyHeight, storeys) +
      windowLines(rightWindows, alongRight, storeyHeight, storeys),
    windowHeight: storeyHeight * (use === "warehouse" ? windowShare.warehouse : windowShare.other),
  };
});

/** A line of windows for each storey, from the lowest one up. `step`: px from one line to the next. */
function windowLines(first: Point, [dx, dy]: Point, step: number, storeys: number): string {
  if (storeys === 0) return "";
  const nextLine = `m${-dx} ${r1(-dy - step)}l${dx} ${dy}`.replaceAll(" -", "-");
  return path(first, [dx, dy]) + nextLine.repeat(storeys - 1);
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
const past = { side: 22, end: 14 };

/** The ground under the buildings and the roads, and the frame of the drawing. */
export function groundOf(buildings: readonly PlacedBuilding[], site: Site | undefined) {
  const rects = buildings.map(({ place }) => rectOf(place));
  const roads = site ? [...site.streets.map(({ from, to }) => [from, to]), ...openRoads(site.roads, rects)] : [];
  const points = roads.flat();
  const [x0, x1] = sideOf(
    rects.flatMap(({ x, w }) => [x, x + w]),
    points.map(([x]) => x),
  );
  const [y0, y1] = sideOf(
    rects.flatMap(({ y, h }) => [y, y + h]),
    points.map(([, y]) => y),
  );
  const left = iso(x0, y1)[0] - past.side;
  const top = iso(x0, y0)[1] - past.end;
  return {
    ground: shape(iso(x0, y0), iso(x1, y0), iso(x1, y1), iso(x0, y1)),
    roads: roads.map((road) => line(...road.map(([x, y]) => iso(x, y)))).join(""),
    frame: { left, top, width: iso(x1, y0)[0] + past.side - left, height: iso(x1, y1)[1] + past.end - top },
  };
}

/** One side of the ground: all ends of buildings with a margin, and the roads near them. */
function sideOf(ends: readonly number[], roads: readonly number[]): [number, number] {
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  const spare = Math.max(margin, (sideMin - (last - first)) / 2);
  const near = roads.filter((at) => at > first - roadsReach && at < last + roadsReach);
  return [Math.min(first - spare, ...near), Math.max(last + spare, ...near)];
}
