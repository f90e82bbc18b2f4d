import type { Unit } from "../content/unit.ts";
import { onceFor } from "../ui/once-for.ts";

/** The orders that a query can ask for; without one the least rent comes first. */
export type ListOrder = "-price" | "rate" | "date" | "-square";

const byPlace = (a: Unit, b: Unit) => a.square - b.square || a.building.id - b.building.id || a.price - b.price;

/** Sorts after every date. */
const unknownDate = "9";
const freeFrom = ({ status, availableFrom }: Unit) => (status === "free" ? "" : (availableFrom ?? unknownDate));
/** ISO dates compare as text; the rules of a language take longer. */
const byDate = (a: Unit, b: Unit) => Number(freeFrom(a) > freeFrom(b)) - Number(freeFrom(a) < freeFrom(b));

/** Rising, the unknown ones (0) last. */
const rising = (a: number, b: number) => (a || Number.MAX_VALUE) - (b || Number.MAX_VALUE);

/** Orders in words, and what they put first; the usual one is not in the address. */
export const listOrders: readonly {
  value: ListOrder | undefined;
  text: string;
  first: (a: Unit, b: Unit) => number;
}[] = [
  { value: undefined, text: "Сначала дешевле", first: (a, b) => rising(a.price, b.price) },
  { value: "-price", text: "Сначала дороже", first: (a, b) => b.price - a.price },
  { value: "rate", text: "Сначала дешевле за м²", first: (a, b) => rising(a.rate, b.rate) },
  { value: "date", text: "Сначала раньше въехать", first: byDate },
  { value: "-square", text: "Сначала больше площадь", first: (a, b) => b.square - a.square },
];

/** Units in an order; equal ones by area, building and price. */
export const inOrder = onceFor((units: readonly Unit[], order: ListOrder | undefined): readonly Unit[] => {
  const chosen = listOrders.find(({ value }) => value === order);
  return units.toSorted((a, b) => chosen?.first(a, b) || byPlace(a, b));
});
