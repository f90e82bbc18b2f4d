import { line, type Point, shape } from "./path.ts";
import type { PlacedBody } from "./site-plan.ts";

const cos30 = Math.cos(Math.PI / 6);

/** Metres on the ground (`x` east, `y` south, `z` up) to the drawing, seen from the south-east at 30°. */
export function iso(x: number, y: number, z = 0): Point {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

/** The paths of a building as a prism: its three seen faces, its shadow, roof edge and plant, and one line of windows a floor. */
export type Prism = {
  shadow: string;
  top: string;
  left: string;
  right: string;
  edge: string;
  plant: string;
  leftWindows: string;
  rightWindows: string;
  windowHeight: number;
  label: Point;
};

/** Draws a building; floors share its height equally. */
export function prism({ place, floors, use }: PlacedBody): Prism {
  const { x, y, length, width, height } = place;
  const [x1, y1] = [x + length, y + width];
  const storeys = Math.max(1, floors.length);
  const step = (height - 2) / storeys;
  const levels = Array.from({ length: storeys }, (_, i) => 1 + step * (i + 0.5));
  const plants = [0.28, 0.62].map((at) => iso(x + length * at, y + width * (length > width ? 0.5 : at), height));
  return {
    shadow: shape(
      iso(x, y1),
      iso(x1, y1),
      iso(x1, y),
      iso(x1 + height * 0.45, y + height * 0.2),
      iso(x1 + height * 0.45, y1 + height * 0.2),
      iso(x + height * 0.45, y1 + height * 0.2),
    ),
    top: shape(iso(x, y, height), iso(x1, y, height), iso(x1, y1, height), iso(x, y1, height)),
    left: shape(iso(x, y1, height), iso(x1, y1, height), iso(x1, y1), iso(x, y1)),
    right: shape(iso(x1, y, height), iso(x1, y1, height), iso(x1, y1), iso(x1, y)),
    edge: shape(
      iso(x + 2, y + 2, height),
      iso(x1 - 2, y + 2, height),
      iso(x1 - 2, y1 - 2, height),
      iso(x + 2, y1 - 2, height),
    ),
    plant: plants.map(([px, py]) => `M${Math.round(px)} ${Math.round(py)}l6-3 6 3-6 3Z`).join(""),
    leftWindows: levels.map((z) => line(iso(x + 2, y1, z), iso(x1 - 2, y1, z))).join(""),
    rightWindows: levels.map((z) => line(iso(x1, y + 2, z), iso(x1, y1 - 2, z))).join(""),
    windowHeight: step * (use === "office" || use === undefined ? 0.5 : 0.34),
    label: iso(x + length / 2, y + width / 2, height),
  };
}
