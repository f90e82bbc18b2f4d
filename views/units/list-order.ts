import type { Unit } from "../content/unit.ts";
import { lowestFirst } from "../ui/lowest-first.ts";
import { onceFor } from "../ui/once.ts";

/** The orders that a query can ask for; without one the least rent comes first. */
export type ListOrder = "-price" | "rate" | "date" | "-square";

/** Sorts after every date. */
const unknownDate = "9";
/** Sorts before every date. */
const anyDay = "0";

/** A text that orders units by their day: free ones, overdue ones, then by date. */
function freeFrom({ status, availableFrom, isOverdue }: Unit): string {
  if (status === "free") return "";
  return isOverdue ? anyDay : (availableFrom ?? unknownDate);
}

type Compare = (one: Unit, other: Unit) => number;

/** ISO dates compare as text; the rules of a language take longer. */
const byDate: Compare = (one, other) =>
  Number(freeFrom(one) > freeFrom(other)) - Number(freeFrom(one) < freeFrom(other));

/** The order of units that a list order leaves equal. */
const byAreaAndPlace: Compare = (one, other) =>
  one.square - other.square ||
  one.building.id - other.building.id ||
  lowestFirst(one.price, other.price) ||
  byDate(one, other);

/** The orders with their words. The usual order has no value: it is not in the address. */
export const listOrders: readonly { value: ListOrder | undefined; text: string; compare: Compare }[] = [
  { value: undefined, text: "Сначала дешевле", compare: (one, other) => lowestFirst(one.price, other.price) },
  { value: "-price", text: "Сначала дороже", compare: (one, other) => other.price - one.price },
  { value: "rate", text: "Сначала дешевле за м²", compare: (one, other) => lowestFirst(one.rate, other.rate) },
  { value: "date", text: "По дате въезда", compare: byDate },
  { value: "-square", text: "Сначала большие", compare: (one, other) => other.square - one.square },
];

/** Units in an order; equal ones by area, building, price and date. */
export const inOrder = onceFor((units: readonly Unit[], order: ListOrder | undefined): readonly Unit[] => {
  const chosen = listOrders.find(({ value }) => value === order);
  return units.toSorted((one, other) => chosen?.compare(one, other) || byAreaAndPlace(one, other));
});
