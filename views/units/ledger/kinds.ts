import type { Unit } from "../../content/unit.ts";
import { onceFor } from "../../ui/once-for.ts";

/** Units that are alike, in the order of the list; the first is the one that the row shows and leads to. */
export type Kind = readonly [Unit, ...Unit[]];

/** Offices differ by floor alone, warehouses of a floor by their block; shops are each their own. */
const likenessOf = onceFor((unit: Unit): string => {
  const { id, category, building, floor, square, clearHeight, heatedTo } = unit;
  if (category === "trade_area") return String(id);
  if (category === "office") return `${building.id} ${square}`;
  return `${building.id} ${floor.number} ${square} ${clearHeight} ${heatedTo}`;
});

/** Folds equal units: a kind stands where its first unit stood. */
export function kindsOf(units: readonly Unit[]): Kind[] {
  const kinds = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of units) {
    const key = likenessOf(unit);
    const same = kinds.get(key);
    if (same) same.push(unit);
    else kinds.set(key, [unit]);
  }
  return [...kinds.values()];
}
