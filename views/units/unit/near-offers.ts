import { type Unit, unitFinish } from "../../content/unit.ts";
import { metres, rubles } from "../../ui/format.ts";

const areaTolerance = 0.25;

const isAlike = (a: Unit, b: Unit) =>
  a.category === b.category && a.building.id === b.building.id && a.square === b.square;

/** The same unit elsewhere in its building, with the same finish. */
export const alikeUnits = (unit: Unit, all: readonly Unit[], max: number): Unit[] =>
  all
    .filter((other) => other.id !== unit.id && isAlike(other, unit) && unitFinish(other) === unitFinish(unit))
    .sort((a, b) => a.floor.number - b.floor.number || a.id - b.id)
    .slice(0, max);

/**
 * At most `max` of the category that differ in building or area, one of each: those within 25 % of the area first and
 * other buildings before the own one, then the nearest areas.
 */
export function similarUnits(unit: Unit, all: readonly Unit[], max: number): Unit[] {
  const apart = (other: Unit) => Math.abs(other.square - unit.square);
  const rank = (other: Unit) => {
    const close = apart(other) <= unit.square * areaTolerance;
    if (!close) return 2;
    return other.building.id === unit.building.id ? 1 : 0;
  };
  const found: Unit[] = [];
  const ranked = all
    .filter((other) => other.id !== unit.id && other.category === unit.category && !isAlike(other, unit))
    .sort((a, b) => rank(a) - rank(b) || apart(a) - apart(b) || a.price - b.price);
  for (const other of ranked) {
    if (found.length === max) break;
    if (!found.some((same) => isAlike(same, other))) found.push(other);
  }
  return found;
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

/** How another unit differs: «на 64 800 ₽ дешевле, высота 7 м вместо 12». */
export function differenceFrom(unit: Unit, other: Unit): string {
  const more = unit.price > 0 && other.price > 0 ? other.price - unit.price : 0;
  const height = unit.clearHeight && other.clearHeight && unit.clearHeight !== other.clearHeight;
  const [finish, own] = [unitFinish(other), unitFinish(unit)];
  return [
    more !== 0 && `на ${rubles(Math.abs(more))} ${more > 0 ? "дороже" : "дешевле"}`,
    height && `высота ${metres(other.clearHeight ?? 0)} вместо ${metres(unit.clearHeight ?? 0).replace(/\s?м$/, "")}`,
    finish && finish !== own && finish,
  ]
    .filter(Boolean)
    .join(", ");
}
