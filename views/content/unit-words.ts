import { floorNumber, plural, squareMetres } from "../ui/format.ts";
import type { Building, CategoryId } from "./park.ts";
import type { Unit } from "./unit.ts";

const kinds: Record<CategoryId, string> = { office: "Офис", warehouse: "Склад", trade_area: "Торговое помещение" };

/** "Офис 70,2 м²". */
export function unitKind({ category, square }: Pick<Unit, "category" | "square">): string {
  return `${kinds[category]} ${squareMetres(square)}`;
}

const rented: Record<CategoryId, string> = {
  office: "офиса",
  warehouse: "склада",
  trade_area: "торгового помещения",
};

/** "Аренда офиса 70,2 м²". */
export function unitRented({ category, square }: Pick<Unit, "category" | "square">): string {
  return `Аренда ${rented[category]} ${squareMetres(square)}`;
}

const plainWords = (text: string) => text.toLowerCase().replace(/[\s,.]+/g, "");

/** The name that the API gives a unit, where it says more than its kind and area: «Помещение свободного назначения». */
function ownName(unit: Pick<Unit, "name" | "category" | "square">): string | undefined {
  const name = plainWords(unit.name);
  return plainWords(unitKind(unit)).startsWith(name) ? undefined : unit.name;
}

/** The heading of a unit: its own name with its area, else its kind. */
export function unitHeading(unit: Pick<Unit, "name" | "category" | "square">): string {
  const name = ownName(unit);
  if (name === undefined) return unitKind(unit);
  return /\d\s*м/.test(name) || unit.square <= 0 ? name : `${name}, ${squareMetres(unit.square)}`;
}

/** "Офис 70,2 м², корпус 2". */
export function unitTitle(unit: Pick<Unit, "category" | "square" | "building">): string {
  return `${unitKind(unit)}, корпус ${unit.building.number}`;
}

/** Uses of buildings, as legends and links say them. */
export const useName: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговля" };

/** Premises of a kind: «соседние офисы». */
export const kindName: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "помещения" };

const nouns: Record<CategoryId, readonly [one: string, few: string, many: string]> = {
  office: ["офис", "офиса", "офисов"],
  warehouse: ["склад", "склада", "складов"],
  trade_area: ["помещение", "помещения", "помещений"],
};

/** "112 офисов"; "37 помещений" of no kind in particular. */
export function unitsInWords(n: number, category: CategoryId = "trade_area"): string {
  const [one, few, many] = nouns[category];
  return plural(n, one, few, many);
}

/** "9 из 14"; "9" where the building's floors are not known or do not reach that far, and "−1" below the ground. */
export function floorOfFloors({ floor }: Unit, building: Building | undefined): string {
  const highest = Math.max(0, ...(building?.floors.map(({ number }) => number) ?? []));
  const counted = floor.number > 0 && floor.number <= highest;
  return counted ? `${floor.number} из ${highest}` : floorNumber(floor.number);
}

export function unitFact({ facts }: Unit, name: string): string | undefined {
  return facts.find((fact) => fact.name.toLowerCase() === name.toLowerCase())?.value;
}

/** "с отделкой и мебелью", if upstream tells. */
export function unitFinish(unit: Unit): string | undefined {
  return unitFact(unit, "Отделка");
}

/** "B+": the unit's own class, else its building's. */
export function unitClass(unit: Unit, building: Building | undefined): string | undefined {
  return unit.class ?? building?.class;
}

/** The least rent in ₽ a month; undefined where none is given. */
export function leastRent(units: readonly { price: number }[]): number | undefined {
  const prices = units.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? prices.reduce((least, price) => Math.min(least, price)) : undefined;
}
