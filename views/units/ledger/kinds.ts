import type { Unit } from "../../content/unit.ts";

/** Units of one building and one area, in the order of the list; the first is the one that the kind stands at. */
export type Kind = readonly [Unit, ...Unit[]];

/** Folds equal units: a kind stands where its first unit stood. Composed keys would take four times as long. */
export function kindsOf(units: readonly Unit[]): Kind[] {
  const kinds: [Unit, ...Unit[]][] = [];
  const byBuilding = new Map<number, Map<number, [Unit, ...Unit[]]>>();
  for (const unit of units) {
    const bySquare = byBuilding.get(unit.building.id) ?? new Map<number, [Unit, ...Unit[]]>();
    byBuilding.set(unit.building.id, bySquare);
    const same = bySquare.get(unit.square);
    if (same) same.push(unit);
    else {
      const kind: [Unit, ...Unit[]] = [unit];
      bySquare.set(unit.square, kind);
      kinds.push(kind);
    }
  }
  return kinds;
}
