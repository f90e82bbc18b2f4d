import type { Rect } from "../park-plan.ts";
import type { Point } from "../path.ts";

/** A stretch in metres: to the east, to the south. */
export type Segment = readonly [Point, Point];

const tiny = 1e-6;

/** The stretches of a line through points. */
export const segmentsOf = (line: readonly Point[]): Segment[] => line.slice(1).map((to, at) => [line[at] ?? to, to]);

export const metresBetween = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Whether a stretch runs through the inside of a rectangle; along its edge does not count. */
export function enters([from, to]: Segment, { x0, y0, x1, y1 }: Rect): boolean {
  let [first, last] = [0, 1];
  const bounds = [
    { at: from[0], by: to[0] - from[0], low: x0, high: x1 },
    { at: from[1], by: to[1] - from[1], low: y0, high: y1 },
  ];
  for (const { at, by, low, high } of bounds) {
    if (Math.abs(by) < tiny) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [a, b] = [(low - at) / by, (high - at) / by];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return last - first > tiny;
}

/** The nearest place of a stretch. */
export function nearestOn([from, to]: Segment, [x, y]: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return [from[0] + dx * share, from[1] + dy * share];
}

/** Metres from a place to a rectangle; 0 inside. */
export const metresTo = ([x, y]: Point, { x0, y0, x1, y1 }: Rect): number =>
  Math.hypot(Math.max(x0 - x, x - x1, 0), Math.max(y0 - y, y - y1, 0));
