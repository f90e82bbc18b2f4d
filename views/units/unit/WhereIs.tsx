import type { ReactNode } from "react";
import type { Building, MetroWalk, Site } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { UnitInPark } from "../../drawings/UnitInPark.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { FactsTable } from "../../ui/Tables.tsx";
import type { Ways } from "../ways.ts";
import { metroWay, wayLines } from "./way-words.ts";

type Props = {
  units: readonly Unit[];
  sameFloor: readonly Unit[];
  building: Building | undefined;
  buildings: readonly Building[];
  site: Site | undefined;
  metro: MetroWalk | undefined;
  ways: Ways;
  claims: ParkClaims | undefined;
  children?: ReactNode;
};

/** Where an offer is: one drawing of its floor in the park, and the way in words. */
export function WhereIs({ units, sameFloor, building, buildings, site, metro, ways, claims, children }: Props) {
  const [unit] = units;
  const way = unit && metroWay(unit, ways, metro);
  const floor = building?.floors.find(({ number }) => number === unit?.floor.number);
  const rooms = [...new Set(floor?.rooms?.map(({ name }) => name))];
  const drawn = building?.place && units.some(({ place }) => place);
  const lines = wayLines(ways, claims);
  if (!drawn && !way && lines.length === 0 && !children) return null;
  return (
    <section className={drawn ? "where-is" : "where-is undrawn"} id="where">
      {drawn && (
        <figure className="where-map">
          <UnitInPark
            here={units}
            free={sameFloor}
            building={building}
            buildings={buildings}
            site={site}
            way={ways.metro?.line}
          />
          <NorthSign />
          <figcaption className="where-key">
            <span className="key-here">это помещение</span>{" "}
            {sameFloor.length > 0 && <span className="key-beside">свободно</span>}{" "}
            {rooms.length > 0 && <span className="key-common">{`общее: ${rooms.join(", ")}`}</span>}
          </figcaption>
        </figure>
      )}
      <div className="where-words">
        <h2>{way?.title ?? "Где это"}</h2>
        {way && <p>{way.parts}</p>}
        {children}
        <FactsTable rows={lines} className="fold-lines" />
      </div>
    </section>
  );
}

/** North of the park's drawings: they look from the south-east. */
const NorthSign = () => (
  <svg className="north-sign" viewBox="0 0 58 40" width="58" height="40" role="img" aria-label="Север — вверх и вправо">
    <path d="M7 31.5 33 16.5M25 15.5l8 1-3.5 8.5" />
    <text x="42" y="17">
      С
    </text>
  </svg>
);
