import { floorRows } from "../content/floor-rows.ts";
import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../kit/format.ts";
import { Sheet } from "./Drawing.tsx";
import { box, line, r1 } from "./path.ts";

const width = 96;
const heightWanted = 84;
const narrowest = 3;

/** «Этаж 7 из 12» as lines, the unit at its place on its own. Nothing where the floor is not among them. */
export function FloorLadder({ unit, building }: { unit: Unit; building: Building }) {
  const numbers = building.floors.map(({ number }) => number).sort((a, b) => b - a);
  const at = numbers.indexOf(unit.floor.number);
  if (at < 0) return null;
  const storey = Math.max(6, Math.min(14, heightWanted / numbers.length));
  const height = r1(numbers.length * storey);
  const rows = unit.place && floorRows(building, unit.place);
  const k = rows ? width / rows.length : 0;
  const floors = numbers.slice(1).map((_, i) => line([0, (i + 1) * storey], [width, (i + 1) * storey]));
  return (
    <Sheet
      name="floor-ladder"
      left={-3}
      top={-3}
      width={width + 6}
      height={height + 6}
      title={`Вы здесь: этаж ${floorNumber(unit.floor.number)}, всего этажей: ${numbers.length}`}
    >
      <path className="storeys" d={`M0 ${height}V0H${width}V${height}${floors.join("")}`} />
      <path className="own" d={box(0, at * storey, width, storey)} />
      {unit.place && rows && (
        <path
          className="here"
          d={box(unit.place.offset * k, at * storey, Math.max(narrowest, unit.place.width * k), storey)}
        />
      )}
      <path className="ground" d={`M-3 ${height}H${width + 3}`} />
    </Sheet>
  );
}
