import type { Entrance } from "../../content/park.ts";
import { r1 } from "../path.ts";
import type { ParkPlanGeometry } from "./read-park-plan.ts";

/** Metres of letters and arrows. */
export type PlanSizes = { word: number; gate: number };

/** For a park as wide as the usual one. A narrow window shows it half as large, and its words twice. */
export const planSizes: Record<"wide" | "narrow", PlanSizes> = {
  wide: { word: 11.5, gate: 8.5 },
  narrow: { word: 23, gate: 13 },
};

/** Which way an arrow from this side points: to the east, to the south. */
const inward = { n: [0, 1], w: [1, 0], e: [-1, 0], s: [0, -1] } as const;
/** Width of a letter in heights of it. */
const letterShare = 0.62;

/** Entrances as arrows with their names. */
export function PlanGates({ plan, size, narrow }: { plan: ParkPlanGeometry; size: PlanSizes; narrow: boolean }) {
  return plan.gates.map((gate) => {
    const spot = arrowAt(gate, plan.unit, narrow);
    const [dx, dy] = inward[gate.from];
    const s = size.gate * plan.unit;
    // Relative to the tip: arrows of one direction are one text.
    const side = [r1(-dx * s * 1.3 - dy * s * 0.8), r1(-dy * s * 1.3 - dx * s * 0.8)];
    const back = [r1(dy * s * 1.6), r1(dx * s * 1.6)];
    return (
      <g className={`park-gate park-${gate.kind}`} key={gate.id}>
        <path d={`M${r1(spot.x + dx * s)} ${r1(spot.y + dy * s)}l${side.join(" ")}l${back.join(" ")}z`} />
        <text {...wordsAt(gate, spot, plan, size)}>{gate.name}</text>
      </g>
    );
  });
}

/** An arrow from the north stands on the street's upper edge, clear of the street's name. */
const arrowAt = ({ from, x, y }: Entrance, unit: number, narrow: boolean) => ({
  x,
  y: from === "n" ? y - (narrow ? 7 : 5) * unit : y,
});

/** Where an entrance's name stands: outside of the park where the sheet has room, else above the arrow. */
function wordsAt(
  { name, from }: Entrance,
  { x, y }: { x: number; y: number },
  { frame, unit, parallel }: ParkPlanGeometry,
  size: PlanSizes,
) {
  const word = size.word * unit;
  const needs = name.length * word * letterShare;
  const beside = y + word * 0.36;
  const onParallel = Math.abs(y - parallel) < word;
  if (from === "w" && !onParallel && x - frame.x0 > needs + 12 * unit)
    return { className: "end", x: r1(x - 8 * unit), y: r1(beside) };
  if (from === "w") return { x: r1(frame.x0 + 4 * unit), y: r1(y - size.gate * unit) };
  if (from === "e" && frame.x1 - x > needs + 16 * unit) return { x: r1(x + 12 * unit), y: r1(beside) };
  if (from === "e") return { className: "end", x: r1(frame.x1 - 4 * unit), y: r1(y - size.gate * unit * 1.4) };
  const below = from === "s" ? word * 1.9 : -size.gate * unit * 1.15;
  const atEdge = frame.x1 - x < needs / 2 + 4 * unit;
  return atEdge
    ? { className: "end", x: r1(frame.x1 - 6 * unit), y: r1(y + below) }
    : { className: "middle", x: r1(x), y: r1(y + below) };
}
