import { buildings } from "../buildings.ts";
import { type Unit, unitsOf } from "../floor-plan.ts";
import { randomOf } from "../random.ts";
import { type CategoryId, categoryIds } from "../wire.ts";

/** How many units of a category are to let, and the largest of them in m². Together about a tenth of the park. */
const onOffer: Record<CategoryId, { units: number; squareMax: number }> = {
  office: { units: 112, squareMax: 240 },
  warehouse: { units: 20, squareMax: 560 },
  trade_area: { units: 26, squareMax: 180 },
};

/** The units to let, by category, building, floor and number. What a shop `occupied` (numbers of units) is not among them. */
export function vacantUnits(occupied: ReadonlySet<string>): Unit[] {
  const units = buildings.flatMap(unitsOf);
  return categoryIds.flatMap((category) => {
    const candidates = units.filter(
      (unit) => unit.building.use === category && canBeOffered(unit) && !occupied.has(unit.number),
    );
    return candidates
      .map((unit) => ({ unit, rank: randomOf(`vacant ${unit.number}`)() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, onOffer[category].units)
      .map(({ unit }) => unit)
      .sort((a, b) => (a.number < b.number ? -1 : 1));
  });
}

function canBeOffered({ building, row, square }: Unit): boolean {
  // A warehouse block without an outer wall has no gate of its own: those belong to tenants who rent the block before them.
  const reachable = building.use !== "warehouse" || row === 0 || row === building.rows - 1;
  return reachable && square <= onOffer[building.use].squareMax;
}
