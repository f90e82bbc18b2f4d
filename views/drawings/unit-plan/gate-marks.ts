import { box, r1 } from "../path.ts";
import { leaves, swing } from "./doors.ts";
import type { Gate, UnitGeometry } from "./geometry.ts";
import type { Mark } from "./marks.ts";
import type { Scale } from "./scale.ts";

const levellerMetres = { width: 2, depth: 2.4 };
const shutterMetres = 0.35;
const nearest = 0.3;

/** Gates with their leaves or shutters, levellers behind them, and the tail of a lorry before the first. */
export function gateMarks(unit: UnitGeometry, scale: Scale): Mark[] {
  const { gates } = unit;
  const threshold = (gate: Gate) => scale.y(gate.wall === "top" ? 0 : unit.depth);
  const way = (gate: Gate) => (gate.wall === "top" ? -1 : 1);
  const holes = gates.map((gate) => {
    const top = threshold(gate) - (gate.wall === "top" ? scale.wall : 0);
    return box(scale.x(gate.x), top, gate.w * scale.k, scale.wall);
  });
  const levellers = gates
    .filter(({ leveller }) => leveller)
    .map((gate) => {
      const [w, h] = [levellerMetres.width * scale.k, levellerMetres.depth * scale.k];
      const x = scale.x(gate.x + gate.w / 2) - w / 2;
      return box(x, threshold(gate) - (way(gate) > 0 ? h : 0), w, h);
    });
  const shutters = gates
    .filter((gate) => !gate.leaves)
    .map((gate) => {
      const h = shutterMetres * scale.k;
      return box(scale.x(gate.x), threshold(gate) - (way(gate) > 0 ? h : 0), gate.w * scale.k, h);
    });
  const swings = gates.filter((gate) => gate.leaves).flatMap((gate) => leaves(gate, unit, 1));
  const marks = [
    { name: "lorry", d: lorryTail(unit, scale) },
    { name: "gate", d: holes.join("") },
    { name: "door", d: swings.map((leaf) => swing(leaf, scale)).join("") },
    { name: "door", d: levellers.join("") },
    { name: "door shutter", d: shutters.join("") },
  ];
  return marks.filter(({ d }) => d !== "");
}

/** The ground that is drawn before the outer wall: the yard of the gates, or a strip at street level. */
export function groundMark(unit: UnitGeometry, scale: Scale, isStreet: boolean): Mark[] {
  if (!unit.outer || !(isStreet || scale.yard > 0)) return [];
  const depth = Math.max(scale.yard, 14);
  const top = unit.outer === "top" ? scale.y(0) - depth : scale.y(unit.depth);
  const { x, k, wall } = scale;
  return [{ name: "ground", d: box(x(0) - wall, top, unit.width * k + 2 * wall, depth) }];
}

/** The far end of the lorry is cut: the yard is shown only as deep as it explains the gates. */
function lorryTail({ gates: [gate], lorry, depth }: UnitGeometry, { k, x, y, wall, yard }: Scale): string {
  if (!gate || !lorry) return "";
  const away = gate.wall === "top" ? -1 : 1;
  const clear = (gate.leaves ? gate.w / 2 : nearest) * k + wall;
  const tail = y(gate.wall === "top" ? 0 : depth) + away * clear;
  const length = Math.min(lorry.length * k, yard - k - clear);
  const [left, width] = [x(gate.x + gate.w / 2 - lorry.width / 2), lorry.width * k];
  const far = r1(tail + away * length);
  const zigzag = `l${r1(-width / 3)} ${away * -5} ${r1(-width / 3)} ${away * 10}`;
  return `M${r1(left)} ${far}V${r1(tail)}H${r1(left + width)}V${far}${zigzag}Z`;
}
