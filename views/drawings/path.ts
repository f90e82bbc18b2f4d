/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Rounded to one decimal: a tenth of a pixel is enough, and keeps the page small. */
export function r1(n: number): number {
  return Math.round(n * 10) / 10;
}

const at = ([x, y]: Point) => `${r1(x)} ${r1(y)}`;

/** A closed shape through the points. */
export function shape(...points: Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** A line through the points. */
export function line(...points: Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** A rectangle with its corner at x, y. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${r1(x)} ${r1(y)}h${r1(width)}v${r1(height)}h${r1(-width)}Z`;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
