import { r1 } from "../path.ts";
import type { UnitGeometry } from "./geometry.ts";

/** Units of the drawing: all unit plans are equally wide, so that their words have one size. */
export const sheetWidth = 640;
const marginX = 110;
const tallest = 318;
const topWords = 80;

/** From metres to the sheet. `wall` and `party` are thicknesses on the sheet. */
export type Scale = {
  k: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
  wall: number;
  party: number;
};

/** A scale of `k` units a metre with the unit's upper left corner at left, top. */
export function scaleAt(left: number, top: number, k: number): Scale {
  const wall = Math.min(8, Math.max(4, 0.4 * k));
  return { k, x: (metres) => left + metres * k, y: (metres) => top + metres * k, wall, party: Math.max(2.5, wall / 2) };
}

/** The largest scale at which the unit and its words fit the sheet. */
export function scaleOf({ width, depth }: Pick<UnitGeometry, "width" | "depth">): Scale {
  const k = Math.min((sheetWidth - marginX) / width, tallest / depth);
  return scaleAt(r1((sheetWidth - width * k) / 2 - 8), topWords, k);
}

const _sheetMargin = 12;
const _tallestSide = 420;
