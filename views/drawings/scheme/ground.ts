import type { Site } from "../../content/park.ts";
import { iso } from "../isometric.ts";
import { openRoads } from "../park-plan/roads.ts";
import { type PlacedBuilding, rectOf } from "../park-plan.ts";
import { line, shape } from "../path.ts";

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
