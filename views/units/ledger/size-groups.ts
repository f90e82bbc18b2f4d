import { sizeClasses, sizeClassOf } from "../../content/size-classes.ts";
import type { SquareSize, Unit } from "../../content/unit.ts";

/**
 * A group of a list: a size class, or "all" where the order is another. `count` and `priceMin` are those of the whole
 * choice.
 */
export type GroupTotal = { id: SquareSize | "all"; title: string; count: number; priceMin: number };

/** The groups of a choice in the order of its units: a size class each if `bySize`, else one. */
export function groupTotals(units: readonly Unit[], bySize: boolean): GroupTotal[] {
  const groups = Map.groupBy(units, ({ square }) => (bySize ? sizeClassOf(square) : ("all" as const)));
  return [...groups].map(([id, all]) => ({
    id,
    title: sizeClasses.find((one) => one.id === id)?.text ?? "Все размеры",
    count: all.length,
    priceMin: leastOf(all),
  }));
}

/** The units on a page of the list that belong to a group. */
export function inGroup(units: readonly Unit[], { id }: GroupTotal): Unit[] {
  return id === "all" ? [...units] : units.filter(({ square }) => sizeClassOf(square) === id);
}

/** The lowest rent that is given; 0 where none is. */
function leastOf(units: readonly Unit[]): number {
  const given = units.map(({ price }) => price).filter((price) => price > 0);
  return given.length > 0 ? Math.min(...given) : 0;
}
