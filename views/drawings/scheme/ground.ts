import { iso, type PlacedBody } from "../isometric.ts";
import { parallelAt } from "../park-plan.ts";
import { line, type Point, shape } from "../path.ts";

const margin = 40;
const past = 14;

/** The ground under the buildings, the parallel across it, and the frame of the drawing. */
export function groundOf(bodies: readonly PlacedBody[]) {
  const x0 = Math.min(...bodies.map(({ place }) => place.x)) - margin;
  const y0 = Math.min(...bodies.map(({ place }) => place.y)) - margin;
  const x1 = Math.max(...bodies.map(({ place }) => place.x + place.length)) + margin;
  const y1 = Math.max(...bodies.map(({ place }) => place.y + place.width)) + margin;
  const roofs = bodies.map(({ place }) => iso(place.x, place.y, place.height)[1]);
  const left = iso(x0, y1)[0] - 22;
  const top = Math.min(iso(x0, y0)[1], ...roofs) - margin;
  const y = parallelAt(bodies);
  const end: Point = iso(x1 + past, y);
  return {
    ground: shape(iso(x0, y0), iso(x1, y0), iso(x1, y1), iso(x0, y1)),
    parallel: { line: line(iso(x0 - past, y), end), end },
    frame: { left, top, width: iso(x1, y0)[0] + 22 - left, height: iso(x1, y1)[1] + past - top },
  };
}
