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

/** Another building, and a later date, weigh as much as so great a part of the area or the rent. */
const apart = { building: 0.05, date: 0.03 };

/** The units most like one of the same kind: by area and rent, then the same building, then free now. */
export function likeUnits(unit: Unit, all: readonly Unit[], max: number): Unit[] {
  const part = (a: number, b: number) => (b > 0 ? Math.abs(a - b) / b : 0);
  const distance = ({ square, price, building, status }: Unit) =>
    part(square, unit.square) +
    part(price, unit.price) +
    (building.id === unit.building.id ? 0 : apart.building) +
    (status === "free" ? 0 : apart.date);
  return all
    .filter(({ id, category }) => id !== unit.id && category === unit.category)
    .map((unit) => ({ unit, by: distance(unit) }))
    .sort((a, b) => a.by - b.by || a.unit.id - b.unit.id)
    .slice(0, max)
    .map(({ unit }) => unit);
}
