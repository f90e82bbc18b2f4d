import type { UnitWalls } from "../../content/floor-rows.ts";
import type { Building } from "../../content/park.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { spend } from "../Drawing.tsx";
import { overlap } from "../park-ground.ts";
import type { Rect } from "../path.ts";
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
      gates.length > 0 ? racksIn(place, { clear: clearOf(unit, building), load: unit.floorLoad }, columns) : undefined,
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
function clearOf({ clearHeight: clear }: Unit, building: Building | undefined): number | undefined {
  const roof = building?.floors.length === 1 ? building.place?.height : undefined;
  return clear === undefined || (roof !== undefined && clear > roof) ? undefined : clear;
}

function columnsOf(unit: Unit, { offset, width, depth }: UnitPlace): [number, number][] {
  if (!unit.columnGrid) return [];
  const { along, across } = unit.columnGrid;
  spend("columns", { marks: (width / along + 1) * (depth / across + 1) });
  const first = Math.ceil(offset / along - 1e-6) * along - offset;
  const xs = steps(first, width, along);
  return xs.flatMap((x) => steps(0, depth, across).map((y): [number, number] => [x, y]));
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 0.01) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i * step);
}

/** The racks of the example: metres, pallets a bay, tonnes a pallet. All of it stands beside the drawing. */
const rack = {
  bay: 2.7,
  deep: 1.1,
  flue: 0.2,
  aisle: 3,
  perBay: 3,
  tier: 1.75,
  load: 1.5,
  gap: 1,
  apron: 6,
  pallet: 0.8,
  wall: 0.1,
  back: 0.3,
};

const column = 0.5;
type Size = { width: number; depth: number };

/** Pairs of racks along the depth, none on a column, gates at the top; as many tiers as height and floor bear. */
function racksIn(
  { width, depth }: Size,
  { clear, load }: { clear: number | undefined; load: number | undefined },
  columns: readonly (readonly [number, number])[],
): Racks | undefined {
  const { bay, deep, flue, aisle, perBay, tier, gap, apron, pallet, wall, back } = rack;
  if (!clear) return undefined;
  const pairs = Math.floor((width - 2 * wall + flue) / (aisle + 2 * deep + flue));
  const bays = Math.floor((depth - apron - back) / bay);
  if (pairs < 1 || bays < 1) return undefined;
  spend("place", { marks: pairs * bays * 2, steps: pairs * bays * 2 * columns.length });
  const way = (width - 2 * wall - 2 * pairs * deep - (pairs - 1) * flue) / pairs;
  const rows = Array.from({ length: pairs }, (_, i) => wall + i * (2 * deep + way + flue)).flatMap((x) => [
    x,
    x + deep + way,
  ]);
  const posts = columns.map(([x, y]): Rect => ({ x: x - column / 2, y: y - column / 2, w: column, h: column }));
  const boxes = rows
    .flatMap((x) =>
      Array.from({ length: bays }, (_, i): Rect => ({ x, y: depth - back - (i + 1) * bay, w: deep, h: bay })),
    )
    .filter((box) => !posts.some((post) => overlap(box, post)));
  const byHeight = Math.floor((clear - gap) / tier + 1e-9);
  const byLoad = load ? Math.floor((load * bay * deep) / (perBay * pallet) + 1e-9) : byHeight;
  const tiers = Math.min(byHeight, byLoad);
  if (tiers < 1) return undefined;
  return { boxes, pallets: boxes.length * perBay * tiers };
}
