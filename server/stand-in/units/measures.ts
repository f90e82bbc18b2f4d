import type { Unit } from "../floor-plan.ts";
import { amount, decimal } from "../russian.ts";

/** "9 × 7,8 м" */
export function sidesOf({ width, depth }: Unit): string {
  return `${decimal(width)}\u00a0×\u00a0${amount(depth, "м")}`;
}

/** Electric power that comes with a unit, whole kW. */
export function powerOf({ square }: Unit, kilowattsPerSquareMetre: number): string {
  return amount(Math.ceil(square * kilowattsPerSquareMetre), "кВт");
}

/** Does the unit lie in one of the two rows along the outer walls? */
export function hasOuterWall({ building, row }: Unit): boolean {
  return row === 0 || row === building.rows - 1;
}

/** Does the unit stand at an end of the building, with walls on two streets? */
export function isCorner(unit: Unit): boolean {
  const { building, offset, width } = unit;
  return hasOuterWall(unit) && (offset === 0 || Math.abs(offset + width - building.length) < 0.01);
}

/** Where the outer wall of a unit looks: "север", "юг", "восток" or "запад". */
export function outlookOf({ building, row }: Unit): string {
  if (building.turned) return row === 0 ? "восток" : "запад";
  return row === 0 ? "север" : "юг";
}
