/** A rectangle of a path, in drawing units or metres. */
export type Box = { x: number; y: number; w: number; h: number };
export type Line = { x0: number; y0: number; x1: number; y1: number };

const number = String.raw`(-?\d*\.?\d+)`;
const boxPattern = new RegExp(`M${number} ${number}h${number}v${number}h${number}Z`, "g");
const linePattern = new RegExp(`M${number} ${number}(?:L${number} ${number}|H${number}|V${number})`, "g");
const doorPattern = new RegExp(
  `M${number} ${number}l${number} ${number}a${number} ${number} 0 0 [01] ${number} ${number}`,
  "g",
);

const numbers = (match: RegExpMatchArray) => match.slice(1).map(Number);

/** The joined paths of a class. */
export function pathsOf(svg: string, name: string): string {
  return [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, classes = ""]) => classes.split(" ").includes(name))
    .map(([, , d]) => d)
    .join("");
}

export function boxesOf(d: string): Box[] {
  return [...d.matchAll(boxPattern)].map(numbers).map(([x = 0, y = 0, w = 0, h = 0]) => ({ x, y, w, h }));
}

export function linesOf(d: string): Line[] {
  return [...d.matchAll(linePattern)].map(([, x0, y0, x, y, level, upright]) => ({
    x0: Number(x0),
    y0: Number(y0),
    x1: Number(x ?? level ?? x0),
    y1: Number(y ?? upright ?? y0),
  }));
}

/** The swing areas of doors as squares. Each path has the open leaf at the hinge and the arc to the closed position. */
export function sweepsOf(d: string): Box[] {
  return [...d.matchAll(doorPattern)].map(numbers).map(([x = 0, y = 0, ox = 0, oy = 0, r = 0, , tx = 0, ty = 0]) => {
    const [sx, sy] = [ox + tx, oy + ty];
    return { x: Math.min(x, x + sx, x + ox), y: Math.min(y, y + sy, y + oy), w: r, h: r };
  });
}

/** Whether two rectangles overlap by more than an edge. */
export function cross(a: Box, b: Box, slack = 0.02): boolean {
  return a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;
}
