import type { Content } from "../content/content.ts";
import { runningPromotions } from "../content/promotion.ts";
import type { Unit } from "../content/unit.ts";
import { buildingWords } from "../ui/format.ts";
import { featuredUnits, isFeatured } from "./featured-units.ts";
import type { RowLook } from "./ledger/UnitRow.tsx";

/** Units to offer in the building of a unit that no longer exists, of the same kind; or units that are free now. */
export type UnitsBeside = {
  /** Names the choice: there are as many as kinds in buildings. */
  key: string;
  load: () => { heading: string; units: Unit[]; look: RowLook };
};

const besideMax = 4;

/** An id farther from all others tells nothing of where its unit was. */
const farthestId = 50;

/** The unit with the nearest id: an API numbers the units of a building in a row. */
function nearestTo(units: readonly Unit[], goneId: number): Unit | undefined {
  let nearest: Unit | undefined;
  let leastDistance = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const distance = Math.abs(unit.id - goneId);
    if (distance < leastDistance) {
      nearest = unit;
      leastDistance = distance;
    }
  }
  return nearest;
}

/** Finds units to offer in place of one that no longer exists; undefined if none is let at all. Only `load` sorts. */
export function unitsBeside(
  { units = [], park, news = [] }: Content,
  goneId: number,
  now: Date,
): UnitsBeside | undefined {
  const nearest = nearestTo(units, goneId);
  if (!nearest) return undefined;
  const { building, category } = nearest;
  const look = () => ({ buildings: park.buildings, promotions: runningPromotions(news, now), question: {} });
  const isFar = Math.abs(nearest.id - goneId) > farthestId;
  if (isFar && units.some(isFeatured)) {
    return {
      key: "featured",
      load: () => ({
        heading: "Сдаётся сейчас",
        units: featuredUnits(units, runningPromotions(news, now)),
        look: look(),
      }),
    };
  }
  return {
    key: `${category} in ${building.id}`,
    load() {
      const beside = units.filter((unit) => unit.building.id === building.id && unit.category === category);
      const freeFirst = beside.toSorted((a, b) => Number(b.status === "free") - Number(a.status === "free"));
      return {
        heading: `Сдаётся в ${buildingWords(building.number, "prepositional")}`,
        units: freeFirst.slice(0, besideMax),
        look: look(),
      };
    },
  };
}
