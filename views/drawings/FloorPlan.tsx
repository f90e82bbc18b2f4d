import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../ui/format.ts";
import { drawing } from "./Drawing.tsx";
import { FloorLying } from "./FloorLying.tsx";
import { FloorUpright } from "./FloorUpright.tsx";
import { coreParts, type FloorGeometry, readFloor, roomWords } from "./floor-plan/read-floor.ts";
import { stateOf } from "./floor-plan/unit-state.ts";

type Props = {
  building: Building;
  floor: number;
  units: readonly Unit[];
  current?: number | undefined;
};

/**
 * A floor with its free units as links, to scale, and what its signs mean; `units` are those of the building or of the
 * floor. It lies where there is room, else it stands with its units as a list beside it. Nothing without places.
 */
export const FloorPlan = drawing(({ floor, building }) => `floor ${floor} of building ${building.id}`, FloorSheets);

function FloorSheets({ building, floor, units, current }: Props) {
  const geometry = readFloor(building, floor, units);
  if (!geometry) return null;
  const drawing = {
    floor: geometry,
    label: `План этажа ${floorNumber(floor)}, корпус ${building.number}`,
    current,
  };
  return (
    <div className="floor-plan">
      <FloorLying {...drawing} />
      <FloorUpright {...drawing} />
      <PlanLegend floor={geometry} current={current} />
    </div>
  );
}

/** The key of a floor plan: only the signs that it shows. */
function PlanLegend({ floor, current }: { floor: FloorGeometry; current?: number | undefined }) {
  const states = new Set(floor.units.map((unit) => stateOf(unit, current)));
  const core = coreParts(floor.cores);
  const rooms = [...new Set(floor.rooms.map(roomWords))];
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
