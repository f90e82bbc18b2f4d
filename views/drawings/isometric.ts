import type { Body, BodyPlace } from "../park/park.ts";
import { type Point, r1, shape } from "./path.ts";

/** A building with a known place. */
export type PlacedBody = Body & { place: BodyPlace };

const cos30 = Math.cos(Math.PI / 6);

/** Metres on the ground (`x` east, `y` south, `z` up) to the drawing, seen from the south-east at 30°. */
export function iso(x: number, y: number, z = 0): Point {
  return [Math.round((x - y) * cos30), Math.round((x + y) / 2 - z)];
}

/** Smaller is farther away: drawn first. */
export const nearness = ({ place: { x, y, length, width } }: PlacedBody) => x + y + (length + width) / 2;

/** The outline of a building on the drawing. */
export function silhouette({ place: { x, y, length, width, height } }: PlacedBody): Point[] {
  const [x1, y1] = [x + length, y + width];
  return [iso(x, y, height), iso(x1, y, height), iso(x1, y), iso(x1, y1), iso(x, y1), iso(x, y1, height)];
}

/** A point on the long axis of the roof, 0 to 1. */
export function onRoof({ place: { x, y, length, width, height } }: PlacedBody, at: number): Point {
  const along = length > width;
  return iso(x + length * (along ? at : 0.5), y + width * (along ? 0.5 : at), height);
}

/** The paths of a building as a prism: three visible faces, shadow, one line of windows a floor. */
export type Prism = { shadow: string; top: string; left: string; right: string; windows: string; windowHeight: number };

/** Draws a building; floors share its height equally. */
export function prism({ place, floors, use }: PlacedBody): Prism {
  const { x, y, length, width, height } = place;
  const [x1, y1] = [x + length, y + width];
  const storeys = Math.max(1, floors.length);
  const step = (height - 2) / storeys;
  const lowest = 1 + step / 2;
  const cast = (px: number, py: number) => iso(px + height * 0.4, py + height * 0.2);
  const [along, across] = [iso(length - 4, 0), iso(0, width - 4)];
  // The same relative lines from floor to floor, so that they compress to nothing.
  const rows = (from: Point, [dx, dy]: Point) =>
    `M${from.join(" ")}l${dx} ${dy}${`m${-dx} ${r1(-dy - step)}l${dx} ${dy}`.replaceAll(" -", "-").repeat(storeys - 1)}`;
  return {
    shadow: shape(iso(x, y1), iso(x1, y1), iso(x1, y), cast(x1, y), cast(x1, y1), cast(x, y1)),
    top: shape(iso(x, y, height), iso(x1, y, height), iso(x1, y1, height), iso(x, y1, height)),
    left: shape(iso(x, y1, height), iso(x1, y1, height), iso(x1, y1), iso(x, y1)),
    right: shape(iso(x1, y, height), iso(x1, y1, height), iso(x1, y1), iso(x1, y)),
    windows: rows(iso(x + 2, y1, lowest), along) + rows(iso(x1, y1 - 2, lowest), [-across[0], -across[1]]),
    windowHeight: step * (use === "warehouse" ? 0.3 : 0.5),
  };
}
