import type { CategoryId } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { onceFor } from "../kit/once-for.ts";

/** Orders of a list, as its address spells them. None: by area. */
export type ListOrder = "price" | "-price" | "-square" | "rate" | "date";

const byPlace = (a: Unit, b: Unit) => a.square - b.square || a.building.id - b.building.id || a.price - b.price;
const nobodyKnows = "9999";
const freeFrom = ({ status, availableFrom = nobodyKnows }: Unit) => (status === "free" ? "" : availableFrom);

/** ISO dates compare as text; the rules of a language take longer. */
const byDate = (a: Unit, b: Unit) => Number(freeFrom(a) > freeFrom(b)) - Number(freeFrom(a) < freeFrom(b));

/** Rising, the unknown ones (0) last. */
const rising = (a: number, b: number) => (a || Number.MAX_VALUE) - (b || Number.MAX_VALUE);

/** Orders in words, and what they put first. */
export const listOrders: readonly { value: ListOrder; text: string; first: (a: Unit, b: Unit) => number }[] = [
  { value: "price", text: "Сначала дешевле", first: (a, b) => rising(a.price, b.price) },
  { value: "-price", text: "Сначала дороже", first: (a, b) => b.price - a.price },
  { value: "rate", text: "Сначала дешевле за м²", first: (a, b) => rising(a.rate, b.rate) },
  { value: "date", text: "Сначала раньше въехать", first: byDate },
  { value: "-square", text: "Сначала больше площадь", first: (a, b) => b.square - a.square },
];

const usual: Record<CategoryId, string> = { office: "По площади", warehouse: "По корпусам", trade_area: "По этажам" };

/** The orders of a category's list, its usual one first. */
export const ordersOf = (category: CategoryId): readonly { value: ListOrder | undefined; text: string }[] => [
  { value: undefined, text: usual[category] },
  ...listOrders,
];

/** Whether the order goes by area, so that size classes are its groups. */
export const isBySize = (order: ListOrder | undefined) => order === undefined || order === "-square";

/** Units in an order; equal ones by area, building and price. */
export const inOrder = onceFor((units: readonly Unit[], order: ListOrder | undefined): readonly Unit[] => {
  const chosen = listOrders.find(({ value }) => value === order);
  return units.toSorted((a, b) => chosen?.first(a, b) || byPlace(a, b));
});
