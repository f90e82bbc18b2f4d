import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import type { Range } from "../../kit/listing.ts";
import { onceFor } from "../../kit/once-for.ts";

/** How many units fit if a building is chosen, and their rates in ₽ per m² a month. */
export type ParkCount = {
  building: Building;
  /** Whether it has units of the category at all. */
  lets: boolean;
  count: number;
  rates: Range | undefined;
};

const lettingOf = onceFor((stock: readonly Unit[]) => new Set(stock.map(({ building }) => building.id)));

/** `stock` is the category's; `found` is what a choice leaves when no building is chosen. */
export function parkCounts(buildings: Building[], stock: readonly Unit[], found: readonly Unit[]): ParkCount[] {
  const letting = lettingOf(stock);
  const byBuilding = Map.groupBy(found, ({ building }) => building.id);
  return buildings.map((building) => {
    const inBuilding = byBuilding.get(building.id) ?? [];
    const rates = inBuilding.map(({ rate }) => rate).filter((rate) => rate > 0);
    return {
      building,
      lets: letting.has(building.id),
      count: inBuilding.length,
      rates: rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : undefined,
    };
  });
}
