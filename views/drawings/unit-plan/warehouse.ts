import { hasKeeperRoom, toldColumns, toldGates, toldLorry } from "../../content-words/unit-facts.ts";
import type { Pavilion, UnitPlace } from "../../units/pavilion.ts";
import { repeat, spend } from "../budget.ts";
import type { UnitWalls } from "../sides.ts";
import type { Gate, UnitGeometry } from "./geometry.ts";

const pierBetweenGates = 0.4;

/**
 * Gates, columns and the lorry of a warehouse. Columns stand with the outer wall at the top, counted from the
 * building's corner.
 */
export function warehouseParts(unit: Pavilion, place: UnitPlace, { outer, floor }: UnitWalls) {
  const { count, width, leaves, leveller } = toldGates(unit);
  const fits =
    outer !== undefined && width !== undefined && count > 0 && count * (width + pierBetweenGates) <= place.width;
  const gates = fits
    ? repeat("gates", count, (i): Gate => {
        const middle = (place.width / count) * (i + 0.5);
        return { wall: outer, x: middle - width / 2, w: width, leaves, leveller };
      })
    : [];
  return {
    gates,
    lorry: gates.length > 0 ? toldLorry(unit) : undefined,
    columns: outer && floor ? columnsOf(unit, place) : [],
    approximate: gates.length > 0 ? ["место ворот"] : [],
    notes: [
      ...(gates.length > 0 ? [] : [count > 0 ? "место ворот уточнит менеджер" : "ворота не указаны"]),
      ...(hasKeeperRoom(unit) ? ["комната кладовщика есть, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}

function columnsOf(unit: Pavilion, { offset, width, depth }: UnitPlace): [number, number][] {
  const grid = toldColumns(unit);
  if (!grid) return [];
  const [along, across] = grid;
  spend("columns", { marks: (width / along + 1) * (depth / across + 1) });
  const first = Math.ceil(offset / along - 1e-6) * along - offset;
  const xs = steps(first, width, along);
  return xs.flatMap((x) => steps(0, depth, across).map((y): [number, number] => [x, y]));
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 0.01) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i * step);
}
