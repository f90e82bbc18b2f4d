import { nearness, onRoof, type PlacedBuilding, silhouette } from "../isometric.ts";
import type { Point } from "../path.ts";
import { shortSign } from "../short-sign.ts";

/** The label of a building: its middle, and what it covers. */
export type Label = { building: PlacedBuilding; x: number; y: number };

type Rect = { x: number; y: number; w: number; h: number };

/** A building's number of one or two letters, and the count beside it. */
const half = { number: 16, plain: 17, count: 15 };
const lettersUsual = 2;
const letterHalf = 8;

/**
 * Half the width of a label, by its number's length, and of the count in it: the number stands that far left of the
 * middle.
 */
export function tagHalves(number: string, counted: boolean): { wide: number; half: number } {
  const more = Math.max(0, shortSign(number).length - lettersUsual) * letterHalf;
  return { wide: more + (counted ? half.number + half.count : half.plain), half: half.count };
}

/** Labels at their largest: on a phone they grow and lose their count; beside a list they grow and keep it. */
const growth = 1.36;
const tagHeight = 44;
const pinHeight = 40;
const places = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];
const lifts = [0, 10, 20];
const spots = lifts.flatMap((lift) => places.map((at) => ({ at, lift })));

/** More buildings than this keep their labels in the middle: the way out takes the square of their number. */
const crowd = 30;
const spotOn = (building: PlacedBuilding, at: number) => {
  const [x, y] = onRoof(building, at);
  return { x, y };
};

/** Layouts that were worked out before. One takes 2 ms, and every filter of a list shows one of a few. */
const layouts = new Map<string, Label[]>();
const layoutsMax = 100;

/**
 * Places labels on the roofs, as near the middle as possible. None hides another or lies behind a nearer building. The
 * chosen building's label stands on a pin and is placed first.
 */
export function placeLabels(
  buildings: readonly PlacedBuilding[],
  counted: (building: PlacedBuilding) => boolean,
  chosen: (building: PlacedBuilding) => boolean,
): Label[] {
  const key = JSON.stringify(
    buildings.map((building) => [building.id, building.place, counted(building), chosen(building)]),
  );
  const known = layouts.get(key);
  if (known !== undefined) return known;
  if (layouts.size >= layoutsMax) layouts.clear();
  const labels = workOut(buildings, counted, chosen);
  layouts.set(key, labels);
  return labels;
}

function workOut(
  buildings: readonly PlacedBuilding[],
  counted: (building: PlacedBuilding) => boolean,
  chosen: (building: PlacedBuilding) => boolean,
): Label[] {
  if (buildings.length > crowd) return buildings.map((building) => ({ building, ...spotOn(building, 0.5) }));
  const placed: (Label & { rect: Rect })[] = [];
  const order = [...buildings].sort((a, b) => Number(chosen(b)) - Number(chosen(a)) || nearness(b) - nearness(a));
  for (const building of order) {
    const nearer = buildings.filter((other) => nearness(other) > nearness(building)).map(silhouette);
    const options = spots.map(({ at, lift }) => {
      const [x, roof] = onRoof(building, at);
      const y = roof - (chosen(building) ? pinHeight : lift);
      const [w, h] = [tagHalves(building.number, counted(building)).wide * 2 * growth, tagHeight];
      const rect = { x: x - w / 2, y: y - h / 2, w, h };
      const hidden = samples(rect).filter((point) => nearer.some((outline) => inside(outline, point))).length;
      const crossed = placed.reduce((sum, other) => sum + shared(rect, other.rect), 0);
      return { building, x, y, rect, cost: crossed * 100 + hidden };
    });
    const best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
    placed.push(best);
  }
  return placed.map(({ building, x, y }) => ({ building, x, y }));
}

/** Shared area of two rectangles. */
function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const samples = ({ x, y, w, h }: Rect): Point[] =>
  [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((down): Point => [x + w * across, y + h * down]));

function inside(outline: readonly Point[], [px, py]: Point): boolean {
  let within = false;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0];
    if (y0 > py !== y1 > py && px < ((x1 - x0) * (py - y0)) / (y1 - y0) + x0) within = !within;
  });
  return within;
}
