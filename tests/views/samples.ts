import type { Building } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { safeHtml } from "../support/pages/safe-text.ts";

const description = safeHtml("<p>Текст</p>");

export function aBuilding(id: number, floors: number, more: Partial<Building> = {}): Building {
  const storeys = Array.from({ length: floors }, (_, below) => ({ id: id * 100 + below + 1, number: below + 1 }));
  return { id, number: String(id), floors: storeys, ...more };
}

/** A free office of 50 m² in building 1; `more` overrides fields. */
export function aUnit(id: number, more: Partial<Unit> = {}): Unit {
  return {
    id,
    number: `10${id}`,
    name: "Офис",
    category: "office",
    building: { id: 1, number: "1" },
    floor: { id: 101, number: 1 },
    square: 50,
    price: 100_000,
    rate: 2000,
    status: "free",
    description,
    features: [],
    facts: [],
    images: [],
    ...more,
  };
}
