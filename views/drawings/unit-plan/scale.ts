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
