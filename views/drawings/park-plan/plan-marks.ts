import { holdsItsCars, type Rect } from "../park-plan.ts";
import { box, line, type Point, r1, strokes } from "../path.ts";
import type { ParkPlanGeometry, PlacedZone } from "./read-park-plan.ts";

const stall = { width: 2.2, gap: 0.5, inset: 3 };
/** Metres from a row of stalls to the next: back to back, then across a lane. */
const rowSteps = [11, 5.2] as const;
const rowsMax = 60;
const ringInset = 4;

export const boxOf = ({ x0, y0, x1, y1 }: Rect, inset = 0): string =>
  box(x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset);

/** Roads and the ways into zones as one path. */
export const roadLines = ({ roads, links }: ParkPlanGeometry): string =>
  [...roads, ...links].map((points) => line(...points)).join("");

/** Dashes of stalls along the zone's longer side; nothing where its ground does not hold the stated cars. */
export function stallRows({ zone, outline: { x0, y0, x1, y1 } }: PlacedZone): string {
  if (!holdsItsCars(zone)) return "";
  const lying = x1 - x0 > y1 - y0;
  const [from, to] = lying ? [y0, y1] : [x0, x1];
  if ((to - from) / rowSteps[1] > rowsMax) return "";
  const start: Point = [x0 + stall.inset, y0 + stall.inset];
  const stroke: Point = lying ? [x1 - x0 - 2 * stall.inset, 0] : [0, y1 - y0 - 2 * stall.inset];
  const [lane, back] = rowSteps;
  const room = to - from - stall.inset - 2.5;
  const rowsAfter = (metres: number) => Math.floor((room - metres) / (lane + back) + 1);
  const along = (metres: number): Point => (lying ? [0, metres] : [metres, 0]);
  const [right, below] = along(lane);
  const second: Point = [start[0] + right, start[1] + below];
  return (
    strokes(start, stroke, along(lane + back), rowsAfter(0)) +
    strokes(second, stroke, along(lane + back), rowsAfter(lane))
  );
}

export const stallDashes = `${stall.width} ${stall.gap}`;

/** A second outline tells a zone of several levels. */
export const levelRing = ({ zone, outline }: PlacedZone): string =>
  (zone.levels ?? 1) > 1 ? boxOf(outline, ringInset) : "";

const niceSteps = [1, 2, 5].flatMap((digit) => [1, 10, 100, 1000].map((power) => digit * power)).sort((a, b) => a - b);
const ticksWanted = 14;

/** The parallel as the plan's ruler: ticks from the first way in for cars, and the metres that words tell. */
export function rulerMarks({ frame: { x0, x1 }, gates, parallel, unit }: ParkPlanGeometry, narrow: boolean) {
  const zero = gates.find(({ kind }) => kind === "car")?.x ?? x0;
  const wanted = (x1 - x0) / ticksWanted;
  const step = niceSteps.findLast((candidate) => candidate <= wanted) ?? 1;
  const first = Math.ceil((x0 - zero) / step);
  const count = Math.floor((x1 - zero) / step) - first + 1;
  const at = Array.from({ length: count }, (_, i) => first + i);
  const labelled = at.filter((i) => i > 0 && i % 2 === 0 && (narrow ? (i / 2) % 2 === 1 && i > 4 : i > 2));
  return {
    ticks: [-8, -4]
      .map((tall, odd) => ({ tall, from: first + (Math.abs(first % 2) === odd ? 0 : 1) }))
      .map(({ tall, from }) =>
        strokes(
          [zero + from * step, parallel],
          [0, r1(tall * unit)],
          [2 * step, 0],
          Math.ceil((first + count - from) / 2),
        ),
      )
      .join(""),
    labels: labelled
      .map((i) => ({ x: zero + i * step, metres: i * step }))
      .filter(({ x }) => x < x1 - 110 * unit && x > x0 + 40 * unit),
  };
}

/** The middle of the longest stretch of the northern edge without an entrance: there a street's name disturbs none. */
export function widestGap({ gates, frame: { x0, x1 } }: ParkPlanGeometry): number {
  const edges = [x0, ...gates.filter(({ from }) => from === "n").map(({ x }) => x), x1].sort((a, b) => a - b);
  const gaps = edges.slice(1).map((to, at) => ({ from: edges[at] ?? x0, to }));
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best));
  return (widest.from + widest.to) / 2;
}
