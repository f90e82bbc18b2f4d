import { iso, type PlacedBuilding } from "../isometric.ts";
import { parallelAt } from "../park-plan.ts";
import { line, type Point, shape } from "../path.ts";

const margin = 40;
/** Metres: a shorter ground would show its signs larger than the buildings. */
const sideMin = 220;
const past = 14;

/** The ground under the buildings, the parallel across it, and the frame of the drawing. */
export function groundOf(buildings: readonly PlacedBuilding[]) {
  const [x0, x1] = sideOf(buildings.map(({ place }) => [place.x, place.x + place.length]));
  const [y0, y1] = sideOf(buildings.map(({ place }) => [place.y, place.y + place.width]));
  const roofs = buildings.map(({ place }) => iso(place.x, place.y, place.height)[1]);
  const left = iso(x0, y1)[0] - 22;
  const top = Math.min(iso(x0, y0)[1], ...roofs) - margin;
  const y = parallelAt(buildings);
  const end: Point = iso(x1 + past, y);
  return {
    ground: shape(iso(x0, y0), iso(x1, y0), iso(x1, y1), iso(x0, y1)),
    parallel: { line: line(iso(x0 - past, y), end), end },
    frame: { left, top, width: iso(x1, y0)[0] + 22 - left, height: iso(x1, y1)[1] + past - top },
  };
}

/** One side of the ground: all stretches of buildings with a margin. */
function sideOf(stretches: [number, number][]): [number, number] {
  const first = Math.min(...stretches.map(([from]) => from));
  const last = Math.max(...stretches.map(([, to]) => to));
  const spare = Math.max(margin, (sideMin - (last - first)) / 2);
  return [first - spare, last + spare];
}
