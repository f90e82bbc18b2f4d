export type Point = readonly [x: number, y: number];

/** A rectangle with its corner at x, y. */
export type Rect = { x: number; y: number; w: number; h: number };

/** Rounded to one decimal: a tenth of a pixel is enough, and keeps the page small. */
export function r1(n: number): number {
  return Math.round(n * 10) / 10;
}

const at = ([x, y]: Point) => `${r1(x)} ${r1(y)}`;

export function shape(...points: Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** A parallelogram by its corner and two sides. Equal ones differ by the corner alone, and repeated text packs well. */
export function leaning(corner: Point, along: Point, aside: Point): string {
  const back: Point = [-along[0], -along[1]];
  return `M${at(corner)}l${at(along)} ${at(aside)} ${at(back)}z`.replaceAll(" -", "-");
}

/** A line through the points, level and upright ways in their short form. */
export function line(...points: Point[]): string {
  const step = ([x, y]: Point, i: number) => {
    const before = points[i - 1];
    if (before === undefined) return `M${at([x, y])}`;
    if (r1(y) === r1(before[1])) return `H${r1(x)}`;
    return r1(x) === r1(before[0]) ? `V${r1(y)}` : `L${at([x, y])}`;
  };
  return points.map(step).join("");
}

/** A rectangle with its corner at x, y. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${r1(x)} ${r1(y)}h${r1(width)}v${r1(height)}h${r1(-width)}Z`;
}

export const boxes = (rects: readonly Rect[]): string => rects.map(({ x, y, w, h }) => box(x, y, w, h)).join("");
