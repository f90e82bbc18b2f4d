import { coreParts, type FloorGeometry } from "./floor-plan/read-floor.ts";
import { stateOf } from "./floor-plan/unit-state.ts";

/** The key of a floor plan: only the signs that it shows. */
export function PlanLegend({ floor, current }: { floor: FloorGeometry; current?: number | undefined }) {
  const states = new Set(floor.units.map((unit) => stateOf(unit, current)));
  const core = coreParts(floor.cores);
  const rooms = [...new Set(floor.rooms.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)))];
  return (
    <ul className="legend">
      {states.has("here") && <li className="legend-here">это помещение</li>}
      {states.has("free") && <li className="legend-free">свободно</li>}
      {states.has("soon") && <li className="legend-soon">освободится, дата на плане</li>}
      <li className="legend-taken">занято</li>
      {core.length > 0 && <li className="legend-core">{core.join(", ")}</li>}
      {rooms.length > 0 && <li className="legend-room">общее: {rooms.join("; ")}</li>}
    </ul>
  );
}
