import type { Body } from "../park/park.ts";
import { useName } from "./ParkScheme.tsx";

/** What the colours and numbers of the scheme mean; `counts`: the labels carry counts of free units. */
export function SchemeLegend({ bodies, counts }: { bodies: readonly Body[]; counts?: boolean | undefined }) {
  const uses = (["office", "warehouse", "trade_area"] as const).filter((use) =>
    bodies.some((body) => body.use === use),
  );
  // Buildings without a place are boxes with words.
  if (!bodies.some(({ place }) => place)) return null;
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
