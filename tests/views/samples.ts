import type { Building } from "../../views/content/park.ts";
import type { Service } from "../../views/content/service.ts";
import type { Shop } from "../../views/content/shop.ts";
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

/** A shop in building 6 on the first floor. */
export const aShop = (id: number, more: Partial<Shop> = {}): Shop => {
  const place = { building: { id: 6, number: "6" }, floor: { id: 601, number: 1 } };
  const words = { name: "Хлебный маршрут", short: "Хлеб, пироги и завтраки", schedule: "Пн–Пт 8:00–20:00" };
  return { id, ...words, description, images: [], category: { id: "shops", name: "Магазины" }, ...place, ...more };
};

export const aService = (id: number, more: Partial<Service> = {}): Service => ({
  id,
  name: "Уборка помещений",
  short: "По графику или разово.",
  description,
  ...more,
});
