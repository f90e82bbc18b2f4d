import { floorNumber, plural, squareMetres } from "../kit/format.ts";
import type { Body, CategoryId } from "../park/park.ts";
import type { Pavilion } from "./pavilion.ts";

const kinds: Record<CategoryId, string> = { office: "Офис", warehouse: "Склад", trade_area: "Торговое помещение" };

/** "Офис 70,2 м²". */
export function unitKind({ category, square }: Pick<Pavilion, "category" | "square">): string {
  return `${kinds[category]} ${squareMetres(square)}`;
}

/** "Офис 70,2 м², корпус 2". */
export function pavilionTitle(unit: Pick<Pavilion, "category" | "square" | "body">): string {
  return `${unitKind(unit)}, корпус ${unit.body.number}`;
}

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
export function floorOfFloors({ floor }: Pavilion, body: Body | undefined): string {
  const highest = Math.max(0, ...(body?.floors.map(({ number }) => number) ?? []));
  const counted = floor.number > 0 && floor.number <= highest;
  return counted ? `${floor.number} из ${highest}` : floorNumber(floor.number);
}

/** A fact of the unit by its name, as upstream words it. */
export function unitFact({ facts }: Pavilion, name: string): string | undefined {
  return facts.find((fact) => fact.name.toLowerCase() === name.toLowerCase())?.value;
}

/** "с отделкой и мебелью", if upstream tells. */
export function unitFinish(pavilion: Pavilion): string | undefined {
  return unitFact(pavilion, "Отделка");
}

/** "B+": the unit's own class, else its building's. */
export function unitClass(pavilion: Pavilion, body: Body | undefined): string | undefined {
  return unitFact(pavilion, "Класс") ?? unitFact(pavilion, "Класс здания") ?? (body?.class || undefined);
}
