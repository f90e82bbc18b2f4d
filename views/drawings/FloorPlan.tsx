import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../kit/format.ts";
import { href } from "../routes.ts";
import { Drawing } from "./Drawing.tsx";
import { FloorLying } from "./FloorLying.tsx";
import { FloorUpright } from "./FloorUpright.tsx";
import { readFloor } from "./floor-plan/read-floor.ts";
import { PlanLegend } from "./PlanLegend.tsx";

type Props = {
  building: Building;
  floor: number;
  units: readonly Unit[];
  current?: number | undefined;
  linkTo?: ((unit: Unit) => string) | undefined;
};

const toUnit = (unit: Unit) => href("unit", { id: unit.id });

/**
 * A floor with its free units as links, to scale, and what its signs mean; `units` are those of the building or of the
 * floor. It lies where there is room, else it stands with its units as a list beside it. Nothing without places.
 */
export function FloorPlan(props: Props) {
  return (
    <Drawing of={`floor ${props.floor} of building ${props.building.id}`}>
      <FloorSheets {...props} />
    </Drawing>
  );
}

function FloorSheets({ building, floor, units, current, linkTo = toUnit }: Props) {
  const geometry = readFloor(building, floor, units);
  if (!geometry) return null;
  const drawing = {
    floor: geometry,
    label: `План этажа ${floorNumber(floor)}, корпус ${building.number}`,
    current,
    linkTo,
  };
  return (
    <div className="floor-plan">
      <FloorLying {...drawing} />
      <FloorUpright {...drawing} />
      <PlanLegend floor={geometry} current={current} />
    </div>
  );
}
