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
