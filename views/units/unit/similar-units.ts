import type { Unit } from "../../content/unit.ts";

const areaTolerance = 0.25;

/** At most `max` of the category within 25 % of the area, other buildings first; then the nearest areas. */
export function similarUnits(unit: Unit, all: readonly Unit[], max: number): Unit[] {
  const apart = (other: Unit) => Math.abs(other.square - unit.square);
  const rank = (other: Unit) => {
    const close = apart(other) <= unit.square * areaTolerance;
    if (!close) return 2;
    return other.building.id === unit.building.id ? 1 : 0;
  };
  return all
    .filter(({ id, category }) => id !== unit.id && category === unit.category)
    .sort((a, b) => rank(a) - rank(b) || apart(a) - apart(b))
    .slice(0, max);
}

/** The other free units of a unit's floor, smallest first. */
export function sameFloorUnits(unit: Unit, all: readonly Unit[]): Unit[] {
  return all
    .filter(
      ({ id, building, floor }) =>
        id !== unit.id && building.id === unit.building.id && floor.number === unit.floor.number,
    )
    .sort((a, b) => a.square - b.square);
}
