import type { Content } from "../../content/content.ts";
import { runningPromotions } from "../../content/news-item.ts";
import type { Unit } from "../../content/unit.ts";
import { buildingWords } from "../../ui/format.ts";
import { type RowLook, UnitRow } from "./UnitRow.tsx";

/** Some units as rows outside of their list. */
export const SomeUnits = ({ units, look }: { units: readonly Unit[]; look: RowLook }) => (
  <div className="results">
    <ul className="rows">
      {units.map((unit) => (
        <UnitRow key={unit.id} units={[unit]} look={look} />
      ))}
    </ul>
  </div>
);

/** Units with their heading, and a name for the choice, of which there are as many as buildings. */
export type UnitsBeside = { name: string; heading: string; units: Unit[]; look: RowLook };

const besideMax = 4;

/** What is let where a unit was that is gone: the API numbers the units of a building in a row. */
export function unitsBeside({ units = [], park, news = [] }: Content, goneId: number, now: Date) {
  const farAway = ({ id }: Unit) => Math.abs(id - goneId);
  const [nearest] = units.toSorted((a, b) => farAway(a) - farAway(b));
  if (!nearest) return undefined;
  const { building, category } = nearest;
  const beside = units.filter((unit) => unit.building.id === building.id && unit.category === category);
  const freeFirst = beside.toSorted((a, b) => Number(b.status === "free") - Number(a.status === "free"));
  return {
    name: `${category} in ${building.id}`,
    heading: `Сдаётся в ${buildingWords(building.number, "prepositional")}`,
    units: freeFirst.slice(0, besideMax),
    look: { buildings: park.buildings, promotions: runningPromotions(news, now), question: {} },
  } satisfies UnitsBeside;
}
