import type { UnitWalls } from "../../content/floor-rows.ts";
import type { Building } from "../../content/park.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { repeat, spend } from "../Drawing.tsx";
import { overlap } from "../park-ground.ts";
import type { Point, Rect } from "../path.ts";
import type { Gate, Racks, UnitGeometry } from "./geometry.ts";

const pierBetweenGates = 0.4;

/** Columns and racks stand with the outer wall at the top; columns are counted from the building's corner. */
export function warehouseParts(
  unit: Unit,
  building: Building | undefined,
  place: UnitPlace,
  { outer, floor }: UnitWalls,
) {
  const gates = gatesOf(unit, place, outer);
  const columns = outer && floor ? columnsOf(unit, place) : [];
  return {
    gates,
    columns,
    racks:
      gates.length > 0
        ? racksIn(place, { clear: clearHeightOf(unit, building), load: unit.floorLoad }, columns)
        : undefined,
  } satisfies Partial<UnitGeometry>;
}

/** Whether every gate has its place. */
const arePlaced = ({ gates = [] }: Unit) => gates.every(({ x }) => x !== undefined);

/** The gates in the outer wall, evenly spaced where one has no place. None where they do not fit. */
function gatesOf(unit: Unit, { width: wall }: UnitPlace, outer: UnitWalls["outer"]): Gate[] {
  const { gates = [] } = unit;
  const placed = arePlaced(unit);
  const step = wall / gates.length;
  const drawn = gates.map(({ x = 0, width, kind, leveller = false }, i) => ({
    x: placed ? x : step * (i + 0.5) - width / 2,
    w: width,
    leaves: kind === "swing",
    leveller,
  }));
  const haveRoom = drawn.every(({ w }) => w + pierBetweenGates <= step);
  const evenlySpread = haveRoom ? drawn : [];
  const fitting = placed ? drawn.filter(({ x, w }) => x + w <= wall) : evenlySpread;
  return outer ? fitting.map((gate) => ({ wall: outer, ...gate })) : [];
}

/** The height under the roof; undefined where it exceeds the building. */
export function clearHeightOf({ clearHeight: clear }: Unit, building: Building | undefined): number | undefined {
  const roof = building?.floors.length === 1 ? building.place?.height : undefined;
  return clear === undefined || (roof !== undefined && clear > roof) ? undefined : clear;
}

function columnsOf(unit: Unit, { offset, width, depth }: UnitPlace): Point[] {
  if (!unit.columnGrid) return [];
  const { along, across } = unit.columnGrid;
  spend("columns", { marks: (width / along + 1) * (depth / across + 1) });
  const first = Math.ceil(offset / along - 1e-6) * along - offset;
  const xs = steps(first, width, along);
  return xs.flatMap((x) => steps(0, depth, across).map((y): Point => [x, y]));
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 0.01) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i * step);
}

/** The racks of the example, in metres. The page names pallets, not these. */
const rack = {
  bayWidth: 2.7,
  depth: 1.1,
  /** Between the backs of two racks. */
  flue: 0.2,
  /** The least way between two rows, for a reach truck. */
  aisleMin: 3,
  tierHeight: 1.75,
  /** Free under the roof. */
  topGap: 1,
  palletsInBay: 3,
  palletTonnes: 0.8,
};

/** Metres that stay free: behind the gates, at the back wall, at the side walls. */
const keptFree = { apron: 6, back: 0.3, side: 0.1 };

const columnWidth = 0.5;
/** Sums of decimal fractions may end just under a whole number. */
const rounding = 1e-9;

type Size = { width: number; depth: number };
/** The height under the roof in metres and the floor's load in tonnes a square metre. */
type Capacity = { clear: number | undefined; load: number | undefined };

/** Pairs of racks along the depth, gates at the top, none on a column; as many tiers as height and floor bear. */
function racksIn(size: Size, capacity: Capacity, columns: readonly Point[]): Racks | undefined {
  const tiers = tiersOf(capacity);
  const lefts = rackLefts(size.width);
  const tops = bayTops(size.depth);
  if (tiers < 1 || lefts.length === 0 || tops.length === 0) return undefined;
  const bayCount = lefts.length * tops.length;
  spend("place", { marks: bayCount, steps: bayCount * columns.length });
  const posts = columns.map(columnBox);
  const bays = lefts.flatMap((x) => tops.map((y): Rect => ({ x, y, w: rack.depth, h: rack.bayWidth })));
  const boxes = bays.filter((bay) => !posts.some((post) => overlap(bay, post)));
  return { boxes, pallets: boxes.length * rack.palletsInBay * tiers };
}

/** How many pallets stand over one another. */
function tiersOf({ clear, load }: Capacity): number {
  if (!clear) return 0;
  const byHeight = Math.floor((clear - rack.topGap) / rack.tierHeight + rounding);
  if (!load) return byHeight;
  const bayTonnes = load * rack.bayWidth * rack.depth;
  const byLoad = Math.floor(bayTonnes / (rack.palletsInBay * rack.palletTonnes) + rounding);
  return Math.min(byHeight, byLoad);
}

/** The left edges of all racks: in each pair a rack, an aisle as wide as the room allows, a rack. Flues part pairs. */
function rackLefts(width: number): number[] {
  const inner = width - 2 * keptFree.side;
  const pairCount = Math.floor((inner + rack.flue) / (rack.aisleMin + 2 * rack.depth + rack.flue));
  const aisle = (inner - 2 * pairCount * rack.depth - (pairCount - 1) * rack.flue) / pairCount;
  const pairWidth = 2 * rack.depth + aisle + rack.flue;
  const pairs = repeat("place", pairCount, (at) => keptFree.side + at * pairWidth);
  return pairs.flatMap((left) => [left, left + rack.depth + aisle]);
}

/** The upper edges of the bays of one rack, from the back wall on. */
function bayTops(depth: number): number[] {
  const bayCount = Math.floor((depth - keptFree.apron - keptFree.back) / rack.bayWidth);
  return repeat("place", bayCount, (at) => depth - keptFree.back - (at + 1) * rack.bayWidth);
}

const columnBox = ([x, y]: Point): Rect => ({
  x: x - columnWidth / 2,
  y: y - columnWidth / 2,
  w: columnWidth,
  h: columnWidth,
});
