import type { Unit } from "../../content/unit.ts";
import { isNear, squareMetres } from "../../ui/format.ts";

/** The state of a unit on a plan: told by fill, border and words. */
export type UnitState = "free" | "soon" | "here";

export const stateOf = (unit: Unit, current: number | undefined): UnitState =>
  unit.id === current ? "here" : unit.status;

/** "407-12" → "12". */
export const shortNumber = ({ number }: Unit) => number.split("-").at(-1) ?? number;

/** "с 15.12", "с 15.12.28" of a far year, or "скоро" without a date. */
export function fromDate({ availableFrom = "", updatedAt }: Pick<Unit, "availableFrom" | "updatedAt">): string {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(availableFrom) ?? [];
  if (!day) return "скоро";
  return `с ${[day, month, ...(isNear(availableFrom, updatedAt) ? [] : [year])].join(".")}`;
}

/** The name of a unit's link, for those who do not see the plan. */
export function unitLabel(unit: Unit, current: number | undefined): string {
  const state = unit.status === "soon" ? `${fromDate(unit)} свободно` : "свободно";
  const area = squareMetres(unit.square);
  // Beside the number stands what the plan shows beside it.
  const facts = stateOf(unit, current) === "soon" ? [state, area] : [area, state];
  return [`Помещение ${unit.number}`, ...facts, unit.id === current && "вы смотрите его"].filter(Boolean).join(", ");
}
