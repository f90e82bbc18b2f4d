import type { Pavilion } from "../pavilion.ts";

const areaTolerance = 0.25;

/**
 * At most `max` alternatives of the same category, within 25 % of the area: other buildings first, then by area. If
 * these are too few, the nearest areas of the category follow.
 */
export function similarUnits(unit: Pavilion, all: readonly Pavilion[], max: number): Pavilion[] {
  const apart = (other: Pavilion) => Math.abs(other.square - unit.square);
  const rank = (other: Pavilion) => {
    const close = apart(other) <= unit.square * areaTolerance;
    if (!close) return 2;
    return other.body.id === unit.body.id ? 1 : 0;
  };
  return all
    .filter(({ id, category }) => id !== unit.id && category === unit.category)
    .sort((a, b) => rank(a) - rank(b) || apart(a) - apart(b))
    .slice(0, max);
}

/** The other free units of a unit's floor, smallest first. */
export function sameFloorUnits(unit: Pavilion, all: readonly Pavilion[]): Pavilion[] {
  return all
    .filter(({ id, body, floor }) => id !== unit.id && body.id === unit.body.id && floor.number === unit.floor.number)
    .sort((a, b) => a.square - b.square);
}
