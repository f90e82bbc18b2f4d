import { shortSign } from "../BuildingSign.tsx";
import { spend } from "../Drawing.tsx";
import { nearness, onRoof, silhouette } from "../isometric.ts";
import type { PlacedBuilding } from "../park-plan.ts";
import type { Point, Rect } from "../path.ts";

/** The label of a building: its middle, and the point of the roof that its pole stands on. */
export type Label = { building: PlacedBuilding; x: number; y: number; foot: Point };

/** Half the circle of a usual number, half the width of a count beside it, half a further letter. */
const half = { sign: 13, count: 18, letter: 4.5 };
const lettersUsual = 2;

/** Half the widths of a label's circle and of the pill around it. */
export function tagHalves(number: string, counted: boolean): { sign: number; wide: number } {
  const sign = half.sign + Math.max(0, shortSign(number).length - lettersUsual) * half.letter;
  return { sign, wide: sign + (counted ? half.count : 0) };
}

/** Labels at their largest: on a phone they grow and lose their count. */
const tagHeight = 44;
const pillHeight = 26;
const gap = 4;
const places = [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9];
const lifts = [0, 22, 36, 52, 70];
const spots = lifts.flatMap((lift) => places.map((at) => ({ at, lift })));

/** Places labels over the roofs, on a pole where they would hide another building. None lies over another. */
export function placeLabels(buildings: readonly PlacedBuilding[], counted: boolean, size = 1): Label[] {
  spend("bodies", { steps: buildings.length * buildings.length * spots.length });
  const outlines = buildings.map((building) => ({ building, ...outlined(silhouette(building)) }));
  const placed: Rect[] = [];
  return [...buildings]
    .sort((a, b) => nearness(a) - nearness(b))
    .map((building) => {
      const others = outlines.filter((other) => other.building !== building);
      const options = spots.map((spot) => optionAt(building, spot, { counted, size }, others, placed));
      const best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
      placed.push(best.rect);
      return best.label;
    });
}

type Spot = { at: number; lift: number };

function optionAt(
  building: PlacedBuilding,
  { at, lift: step }: Spot,
  { counted, size }: { counted: boolean; size: number },
  others: readonly Outlined[],
  placed: readonly Rect[],
) {
  const foot = onRoof(building, at);
  const lift = step * size;
  const [x, y] = [foot[0], foot[1] - lift];
  const w = Math.max(tagHalves(building.number, counted).wide * 2 * size, tagHeight);
  const h = Math.max(tagHeight, pillHeight * size);
  const rect = { x: x - w / 2, y: y - h / 2, w, h };
  const crossed = placed.filter((other) => meet(rect, other)).length;
  const hidden = others.reduce((sum, other) => sum + hiddenBy(rect, other), 0);
  const label: Label = { building, x, y, foot };
  return { label, rect, cost: crossed * 1000 + hidden * 3 + Math.abs(at - 0.5) * 2 + lift * 0.04 };
}

/** Whether two rectangles meet, or nearly. */
const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

/** A building's outline and the rectangle around it. */
type Outlined = { outline: readonly Point[]; box: Rect };

function outlined(outline: readonly Point[]): Outlined {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { outline, box: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y } };
}

/** How many of the label's points lie over a building. */
function hiddenBy(rect: Rect, { outline, box }: Outlined): number {
  if (!meet(rect, box)) return 0;
  return samples(rect).filter((point) => inside(outline, point)).length;
}

const samples = ({ x, y, w, h }: Rect): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((across) => [0, 0.5, 1].map((down): Point => [x + w * across, y + h * down]));

function inside(outline: readonly Point[], [px, py]: Point): boolean {
  let within = false;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0];
    if (y0 > py !== y1 > py && px < ((x1 - x0) * (py - y0)) / (y1 - y0) + x0) within = !within;
  });
  return within;
}
