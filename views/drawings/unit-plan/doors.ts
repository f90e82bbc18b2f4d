import { r1 } from "../path.ts";
import type { Door, Opening, UnitGeometry } from "./geometry.ts";
import type { Scale } from "./scale.ts";

/** The two leaves of a double door; `way` 1 opens outwards, -1 inwards. */
export function leaves({ wall, x, w }: Opening, { depth }: UnitGeometry, way: 1 | -1): Door[] {
  const y = wall === "top" ? 0 : depth;
  const out = (wall === "top" ? -1 : 1) * way * (w / 2);
  return [
    { hinge: [x, y], shut: [w / 2, 0], open: [0, out] },
    { hinge: [x + w, y], shut: [-w / 2, 0], open: [0, out] },
  ];
}

/** A leaf and the quarter circle that it sweeps. */
export function swing({ hinge, shut, open }: Door, { x, y, k }: Scale): string {
  const clockwise = open[0] * shut[1] - open[1] * shut[0] > 0 ? 1 : 0;
  const r = r1(Math.hypot(...open) * k);
  const to = [shut[0] - open[0], shut[1] - open[1]] as const;
  const leaf = `M${r1(x(hinge[0]))} ${r1(y(hinge[1]))}l${r1(open[0] * k)} ${r1(open[1] * k)}`;
  return `${leaf}a${r} ${r} 0 0 ${clockwise} ${r1(to[0] * k)} ${r1(to[1] * k)}`;
}
