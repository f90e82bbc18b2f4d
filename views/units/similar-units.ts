import type { Pavilion } from "./pavilion.ts";

const areaTolerance = 0.25;

/**
 * Units one may take instead: of the same category, no more than a quarter larger or smaller, another building first,
 * then the nearest area. Where too few are that close, the nearest of the category follow. `max` of them.
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
