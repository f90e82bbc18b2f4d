import type { Building } from "../content/park.ts";
import { useName } from "./ParkScheme.tsx";

/** What the colours and numbers of the scheme mean; `counts`: the labels carry counts of free units. */
export function SchemeLegend({ buildings, counts }: { buildings: readonly Building[]; counts?: boolean | undefined }) {
  const uses = (["office", "warehouse", "trade_area"] as const).filter((use) =>
    buildings.some((building) => building.use === use),
  );
  // Buildings without a place are boxes with words.
  if (!buildings.some(({ place }) => place)) return null;
  return (
    <ul className="legend scheme-legend">
      {counts && <li className="legend-tag">номер корпуса и сколько свободно</li>}
      {uses.map((use) => (
        <li key={use} className={`legend-${use}`}>
          {useName[use]}
        </li>
      ))}
    </ul>
  );
}
