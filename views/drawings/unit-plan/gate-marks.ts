import { box, r1 } from "../path.ts";
import { leaves, swing } from "./doors.ts";
import type { Gate, UnitGeometry } from "./geometry.ts";
import type { Scale } from "./scale.ts";
import type { Mark } from "./unit-marks.ts";

const levellerMetres = { width: 2, depth: 2.5 };
const shutterMetres = 0.35;
const coupling = 0.5;
const before = { gate: 1.2, dock: 0.2 };

const cabOf = (length: number) => (length > 10 ? 2.3 : 1.8);

/** Metres from the wall to the lorry's tail: it touches a leveller's edge, and keeps off a gate without one. */
export const tailGap = (gates: readonly Gate[]) => (gates.some(({ leveller }) => leveller) ? before.dock : before.gate);

/** Gates with their leaves or shutters, levellers behind them, and the lorry before the first. */
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
    { name: "lorry", d: lorry(unit, scale) },
    { name: "leveller", d: levellers.join("") },
    { name: "gate", d: holes.join("") },
    { name: "door", d: swings.map((leaf) => swing(leaf, scale)).join("") },
    { name: "door shutter", d: shutters.join("") },
  ];
  return marks.filter(({ d }) => d !== "");
}

/** A lorry from above, its tail to the first gate: trailer, coupling, cab. */
function lorry({ gates, lorry: car, depth }: UnitGeometry, { k, x, y, wall }: Scale): string {
  const [gate] = gates;
  if (!gate || !car) return "";
  const cab = cabOf(car.length);
  const trailer = car.length - cab - coupling;
  const part = (from: number, length: number, inset: number) => {
    const [near, far] = [wall + from * k, wall + (from + length) * k];
    const top = gate.wall === "top" ? y(0) - far : y(depth) + near;
    const side = gate.x + (gate.w - car.width) / 2 + inset;
    return box(x(side), r1(top), (car.width - 2 * inset) * k, far - near);
  };
  const from = tailGap(gates);
  return part(from, trailer, 0) + part(from + trailer, coupling, 0.9) + part(from + trailer + coupling, cab, 0.1);
}
