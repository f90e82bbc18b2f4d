import type { Unit } from "../floor-plan.ts";
import { oneOf, type Random, randomOf } from "../random.ts";
import type { CategoryId } from "../wire.ts";

/**
 * What the walls do not tell of a unit: its finish (of a warehouse: its heating) and what that does to the rent, when it can be
 * had (ISO dates) and when somebody last looked (ISO date and time).
 */
export type UnitState = {
  condition: string;
  rateFactor: number;
  status: "free" | "soon";
  availableFrom?: string;
  updatedAt: string;
};

/** The day on which all of this is true: "today" of the data set. */
export const dataSetDate = "2026-11-20";

const shareFreeNow = 0.7;
const monthsAhead = 3;

type Condition = { condition: string; rateFactor: number };
const finished: Condition = { condition: "с отделкой", rateFactor: 1 };
const bare: Condition = { condition: "под отделку", rateFactor: 0.88 };
const heated: Condition = { condition: "не ниже +16\u00a0°C", rateFactor: 1 };

const conditions: Record<CategoryId, readonly [Condition, ...Condition[]]> = {
  office: [finished, finished, { condition: "с отделкой и мебелью", rateFactor: 1.06 }, bare],
  trade_area: [finished, finished, { condition: "с отделкой и оборудованием", rateFactor: 1.06 }, bare],
  warehouse: [heated, heated, heated, { condition: "не ниже +5\u00a0°C", rateFactor: 0.88 }],
};

/** The state of a unit on the day of the data set. */
export function stateOf(unit: Unit): UnitState {
  const random = randomOf(`state ${unit.number}`);
  const condition = oneOf(random, conditions[unit.building.use]);
  const availability =
    random() < shareFreeNow
      ? { status: "free" as const }
      : { status: "soon" as const, availableFrom: handover(random) };
  return { ...condition, ...availability, updatedAt: lastChecked(random) };
}

/** The 1st or the 15th of one of the next months; nobody hands over keys on New Year's Day. */
function handover(random: Random): string {
  const [year = 0, month = 0] = dataSetDate.split("-").map(Number);
  const dates = Array.from({ length: monthsAhead }, (_, index) =>
    [1, 15].map((day) => isoDate(year, month + index, day)),
  ).flat();
  const [first = dataSetDate, ...rest] = dates.filter((date) => !date.endsWith("-01-01"));
  return oneOf(random, [first, ...rest]);
}

/** Some working hour of the last five days. */
function lastChecked(random: Random): string {
  const [year = 0, month = 0, day = 0] = dataSetDate.split("-").map(Number);
  const date = isoDate(year, month - 1, day - Math.floor(random() * 5));
  return `${date}T${String(9 + Math.floor(random() * 9)).padStart(2, "0")}:00:00+03:00`;
}

function isoDate(year: number, monthIndex: number, day: number): string {
  return new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
}
