import { type FloorRows, floorRows, isTurned, type PlacedUnit, placedIn } from "../../content/floor-rows.ts";
import type { Building, CommonRoom, Core } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { isNear, squareMetres } from "../../ui/format.ts";

/** The plan of a floor in metres. */
export type FloorGeometry = {
  rows: FloorRows;
  units: PlacedUnit[];
  cores: Core[];
  rooms: (CommonRoom & { count: number })[];
  turned: boolean;
};

/** `units` of the building or the floor give the rows' depth. They need a place. */
export function readFloor(building: Building, floor: number, units: readonly Unit[]): FloorGeometry | undefined {
  const { placed } = placedIn(building, units);
  const onFloor = placed.filter((unit) => unit.floor.number === floor);
  const first = onFloor[0] ?? placed[0];
  const rows = first && floorRows(building, first.place);
  if (!rows) return undefined;
  return {
    rows,
    units: onFloor,
    cores: (building.grid?.cores ?? []).filter(({ row }) => row < rows.rows),
    rooms: joined(building.floors.find(({ number }) => number === floor)?.rooms ?? []),
    turned: isTurned(building),
  };
}

/** Neighbours of one name become one room with a count: five meeting rooms in a row have one label. */
function joined(rooms: readonly CommonRoom[]): FloorGeometry["rooms"] {
  const out: FloorGeometry["rooms"] = [];
  for (const room of rooms) {
    const last = out.at(-1);
    const follows =
      last?.name === room.name && last.row === room.row && Math.abs(last.offset + last.width - room.offset) < 0.01;
    if (last && follows) Object.assign(last, { width: last.width + room.width, count: last.count + 1 });
    else out.push({ ...room, count: 1 });
  }
  return out;
}

/** «переговорная × 5» */
export const roomWords = ({ name, count }: FloorGeometry["rooms"][number]) => (count > 1 ? `${name} × ${count}` : name);

/** The parts of the cores in words: «4 лифта, 2 лестницы, санузел» come from these. */
export function coreParts(cores: readonly Core[]): string[] {
  const has = (part: (core: Core) => unknown) => cores.some((core) => Boolean(part(core)));
  return [
    has(({ stairs }) => stairs) && "лестницы",
    has(({ lifts }) => lifts) && "лифты",
    has(({ wc }) => wc) && "санузлы",
  ].filter((part) => part !== false);
}

/** "407-12" → "12". */
export const shortNumber = ({ number }: Unit) => number.split("-").at(-1) ?? number;

/** "с 15.12", "с 15.12.28" of a far year, or "скоро" without a date. */
export function fromDate({ availableFrom = "", updatedAt }: Pick<Unit, "availableFrom" | "updatedAt">): string {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(availableFrom) ?? [];
  if (!day) return "скоро";
  return `с ${[day, month, ...(isNear(availableFrom, updatedAt) ? [] : [year])].join(".")}`;
}

/** The name of a unit's link, for those who do not see the plan. */
export function unitLabel(unit: Unit): string {
  const area = squareMetres(unit.square);
  // Beside the number stands what the plan shows beside it.
  const facts = unit.status === "soon" ? [`${fromDate(unit)} свободно`, area] : [area, "свободно"];
  return [`Помещение ${unit.number}`, ...facts].join(", ");
}

/** Props of both drawings of a floor; `label` names the drawing. */
export type FloorDrawingProps = { floor: FloorGeometry; label: string };
