import type { Unit, UnitPlace } from "../../content/unit.ts";
import { repeat } from "../budget.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";

const narrowestPier = 0.6;

/** Even windows in the outer wall, or one band without a count. None that do not fit or face another side. */
export function windowParts(unit: Unit, place: UnitPlace, walls: Pick<UnitGeometry, "outer" | "outlook">) {
  const windows = openingsOf(unit, place, walls);
  const band = windows.length > 0 && unit.windows?.count === undefined;
  const hidden = unit.category === "office" && windows.length === 0 && unit.windows?.count !== 0;
  return {
    windows,
    band,
    notes: [...(hidden ? ["окна не показаны"] : []), ...(band ? ["число окон не указано, они показаны лентой"] : [])],
  };
}

function openingsOf(unit: Unit, { width }: UnitPlace, { outer, outlook }: Pick<UnitGeometry, "outer" | "outlook">) {
  const { count, side = outlook } = unit.windows ?? { count: 0 };
  if (!outer || (outlook && side !== outlook)) return [];
  if (count === undefined) return width > 2 * narrowestPier ? [bandIn(outer, width)] : [];
  const step = width / count;
  if (step < narrowestPier) return [];
  return repeat("windows", count, (i): Opening => ({ wall: outer, x: step * (i + 0.16), w: step * 0.68 }));
}

const bandIn = (wall: Opening["wall"], width: number): Opening => ({
  wall,
  x: narrowestPier,
  w: width - 2 * narrowestPier,
});
