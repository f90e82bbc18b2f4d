import { r1 } from "../path.ts";
import type { UnitGeometry } from "./geometry.ts";

/** Units of the drawing: all unit plans are equally wide, so that their words have one size. */
export const sheetWidth = 560;
const marginX = 150;
const tallest = 330;
const topWords = 74;
const yardMetres = 5;

/** From metres to the sheet. `wall` and `party` are thicknesses on the sheet, `yard` the ground before the gates. */
export type Scale = {
  k: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
  wall: number;
  party: number;
  yard: number;
};

/** The largest scale at which the unit, its yard and its words fit the sheet. */
export function scaleOf({ width, depth, gates, outer }: UnitGeometry): Scale {
  const yardDepth = gates.length > 0 ? yardMetres : 0;
  const k = Math.min((sheetWidth - marginX) / width, tallest / (depth + yardDepth));
  const left = r1((sheetWidth - width * k) / 2 + 6);
  const top = r1(topWords + (outer === "top" ? yardDepth * k : 0));
  const wall = Math.min(9, Math.max(5, 0.42 * k));
  return {
    k,
    x: (metres) => left + metres * k,
    y: (metres) => top + metres * k,
    wall,
    party: Math.max(2.5, wall * 0.45),
    yard: yardDepth * k,
  };
}

const sheetMargin = 12;
const tallestSide = 420;

/**
 * The scale at which a unit of `widest` by `deepest` metres fills the sheet. Smaller units share it and stand on the
 * sheet's lower edge.
 */
export function scaleWithin(
  widest: number,
  deepest: number,
  { depth }: UnitGeometry,
): { scale: Scale; height: number } {
  const k = Math.min((sheetWidth - 2 * sheetMargin) / widest, tallestSide / deepest);
  const height = r1(deepest * k + 2 * sheetMargin);
  const top = r1(height - sheetMargin - depth * k);
  const wall = Math.min(9, Math.max(5, 0.42 * k));
  const at = (start: number) => (metres: number) => start + metres * k;
  return { scale: { k, x: at(sheetMargin), y: at(top), wall, party: Math.max(2.5, wall * 0.45), yard: 0 }, height };
}
