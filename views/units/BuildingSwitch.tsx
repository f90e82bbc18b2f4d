import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { BuildingSign } from "../drawings/BuildingSign.tsx";
import { href } from "../routes.ts";
import { number } from "../ui/format.ts";

type Props = { buildings: readonly Building[]; units: readonly Unit[]; current?: number | undefined };

const shownMax = 40;

/** The buildings as circles with their counts of free units: each leads to its plan. */
export function BuildingSwitch({ buildings, units, current }: Props) {
  const byBuilding = Map.groupBy(units, ({ building }) => building.id);
  return (
    <nav className="building-switch no-print" aria-label="Корпуса">
      <ul>
        {buildings.slice(0, shownMax).map(({ id, number: sign }) => (
          <li key={id}>
            <a href={href("plan", {}, { body: id })} aria-current={id === current ? "page" : undefined}>
              <span className="visually-hidden">Корпус </span>
              <BuildingSign number={sign} />
              <span className="visually-hidden">, свободно </span>
              <span className="building-count">{number(byBuilding.get(id)?.length ?? 0)}</span>
            </a>
          </li>
        ))}
        {buildings.length > shownMax && (
          <li>
            <a className="building-all" href={href("plan", {})}>
              Все корпуса
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
