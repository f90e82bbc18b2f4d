import type { Building } from "../content/park.ts";
import { useName } from "../content/unit-words.ts";
import { BuildingSign } from "./BuildingSign.tsx";

export function SchemeLegend({ buildings }: { buildings: readonly Building[] }) {
  const uses = (["office", "trade_area", "warehouse"] as const).filter((use) =>
    buildings.some((building) => building.use === use),
  );
  const sign = buildings.find(({ place }) => place);
  if (!sign) return null;
  return (
    <ul className="legend scheme-legend">
      {uses.map((use) => (
        <li key={use} className={`legend-${use}`}>
          {useName[use]}
        </li>
      ))}
      <li className="legend-tag">
        <BuildingSign number={sign.number} /> корпус и сколько свободно
      </li>
    </ul>
  );
}
