import type { Building, MetroWalk, Site } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors } from "../../content/unit-words.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { FloorLadder } from "../../drawings/FloorLadder.tsx";
import { WayMap } from "../../drawings/WayMap.tsx";
import { FactsTable } from "../../kit/FactsTable.tsx";
import type { Ways } from "../ways.ts";
import { type Line, nearLines } from "./way-words.ts";

type Props = {
  unit: Unit;
  building: Building | undefined;
  buildings: readonly Building[];
  site: Site | undefined;
  metro: MetroWalk | undefined;
  ways: Ways;
  ramps: string | undefined;
};

/** Where in the park the unit is, and how far it is to what matters. */
export function Here({ unit, building, buildings, site, metro, ways, ramps }: Props) {
  const lines = nearLines(unit, ways, metro, ramps);
  return (
    <figure className="unit-here">
      <UnitMap unit={unit} buildings={buildings} site={site} metro={metro} ways={ways} />
      <figcaption>
        {building && <FloorLadder unit={unit} building={building} />}
        <span>
          <b>Этаж {floorOfFloors(unit, building)}</b>
          <br />
          корпус {unit.building.number}
          {building?.year ? `, ${building.year} год` : ""}
        </span>
      </figcaption>
      <Lines lines={lines} />
    </figure>
  );
}

export function UnitMap({ unit, buildings, site, metro, ways }: Omit<Props, "building" | "ramps">) {
  const door = site?.entrances.find(({ id }) => id === metro?.entrance);
  return (
    <Drawing of={`park around unit ${unit.id}`}>
      <WayMap
        unit={unit}
        buildings={buildings}
        from={ways.metro && door}
        way={ways.metro?.line}
        metres={ways.metro?.metres}
      />
    </Drawing>
  );
}

/** Names and what is said of them, a line each. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => <FactsTable rows={lines} className="unit-lines" />;
