import type { Door, Segment } from "./geometry.ts";

/** The stretch from..to without the holes. */
export function runs(from: number, to: number, holes: readonly (readonly [start: number, end: number])[]) {
  const sorted = [...holes].sort((a, b) => a[0] - b[0]);
  const starts = [from, ...sorted.map(([, end]) => end)];
  const ends = [...sorted.map(([start]) => start), to];
  return starts.map((start, i) => [start, ends[i] ?? to] as const).filter(([start, end]) => end - start > 1e-6);
}

/** A partition without the openings of the doors that hang in it. */
export function partitionRuns([x0, y0, x1, y1]: Segment, doors: readonly Door[]): Segment[] {
  const across = x0 === x1;
  const at = across ? 1 : 0;
  const inside = doors.filter(({ hinge, shut }) =>
    across ? shut[0] === 0 && Math.abs(hinge[0] - x0) < 1e-6 : shut[1] === 0 && Math.abs(hinge[1] - y0) < 1e-6,
  );
  const holes = inside.map(({ hinge, shut }) => {
    const ends = [hinge[at], hinge[at] + shut[at]];
    return [Math.min(...ends), Math.max(...ends)] as const;
  });
  const [from, to] = across ? [Math.min(y0, y1), Math.max(y0, y1)] : [x0, x1];
  return runs(from, to, holes).map(([a, b]): Segment => (across ? [x0, a, x1, b] : [a, y0, b, y1]));
}
