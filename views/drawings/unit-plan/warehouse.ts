import type { UnitWalls } from "../../content/floor-rows.ts";
import type { Building } from "../../content/park.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { spend } from "../Drawing.tsx";
import type { Gate, Lorry, UnitGeometry } from "./geometry.ts";
import { racksIn } from "./racks.ts";

const pierBetweenGates = 0.4;
const vehicles = {
  semitrailer: { length: 16.5, width: 2.5, height: 4 },
  truck: { length: 6.5, width: 2.2, height: 3 },
} satisfies Record<string, Lorry>;

/** Columns and racks stand with the outer wall at the top; columns are counted from the building's corner. */
export function warehouseParts(
  unit: Unit,
  building: Building | undefined,
  place: UnitPlace,
  { outer, floor }: UnitWalls,
) {
  const gates = gatesOf(unit, place, outer);
  const { vehicle } = unit.access ?? {};
  const columns = outer && floor ? columnsOf(unit, place) : [];
  return {
    gates,
    lorry: gates.length > 0 && vehicle ? vehicles[vehicle] : undefined,
    columns,
    racks:
      gates.length > 0 ? racksIn(place, { clear: clearOf(unit, building), load: unit.floorLoad }, columns) : undefined,
    approximate: gates.length > 0 && !arePlaced(unit) ? ["место ворот"] : [],
    notes: [
      ...(gates.length > 0 ? [] : [unit.gates?.length ? "место ворот уточнит менеджер" : "ворота не показаны"]),
      ...(unit.keeperRoom ? ["комната кладовщика есть, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}

/** Whether every gate has its place. */
const arePlaced = ({ gates = [] }: Unit) => gates.every(({ x }) => x !== undefined);

/** The gates in the outer wall, evenly spaced where one has no place. None where they do not fit. */
function gatesOf(unit: Unit, { width: wall }: UnitPlace, outer: UnitWalls["outer"]): Gate[] {
  const { gates = [] } = unit;
  const [placed, step] = [arePlaced(unit), wall / gates.length];
  const drawn = gates.map(({ x = 0, width, height, kind, leveller = false }, i) => ({
    x: placed ? x : step * (i + 0.5) - width / 2,
    w: width,
    h: height,
    leaves: kind === "swing",
    leveller,
  }));
  const fitting = placed
    ? drawn.filter(({ x, w }) => x + w <= wall)
    : drawn.every(({ w }) => w + pierBetweenGates <= step)
      ? drawn
      : [];
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
