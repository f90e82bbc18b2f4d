import type { Building } from "../../content/park.ts";
import type { UnitWalls } from "../../content/sides.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { columnGridOf, gateFactsOf, hasKeeperRoom, lorryOf } from "../../content/words/unit-facts.ts";
import { repeat, spend } from "../budget.ts";
import type { Gate, Hall, UnitGeometry } from "./geometry.ts";
import { racksIn } from "./racks.ts";

const pierBetweenGates = 0.4;
/** How high a floor with levellers lies over the yard, where it is not told. */
const usualDock = 1.2;

/**
 * Gates, columns, racks and the lorry of a warehouse. Columns and racks stand with the outer wall at the top; columns
 * are counted from the building's corner.
 */
export function warehouseParts(
  unit: Unit,
  building: Building | undefined,
  place: UnitPlace,
  { outer, floor }: UnitWalls,
) {
  const gates = gatesOf(unit, place, outer);
  const { count } = gateFactsOf(unit);
  const columns = outer && floor ? columnsOf(unit, place) : [];
  const hall = hallOf(unit, building, gates);
  return {
    gates,
    lorry: gates.length > 0 ? lorryOf(unit) : undefined,
    columns,
    racks: gates.length > 0 ? racksIn(place, hall, columns) : undefined,
    hall,
    approximate: gates.length > 0 && !unit.gates ? ["место ворот"] : [],
    notes: [
      ...(gates.length > 0 ? [] : [count > 0 ? "место ворот уточнит менеджер" : "ворота не указаны"]),
      ...(hasKeeperRoom(unit) ? ["комната кладовщика есть, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}

function gatesOf(unit: Unit, place: UnitPlace, outer: UnitWalls["outer"]): Gate[] {
  const { count, width, height, leaves, leveller } = gateFactsOf(unit);
  const placed = unit.gates?.filter((gate) => gate.x + gate.width <= place.width) ?? [];
  if (outer !== undefined && placed.length > 0)
    return placed.map((gate) => ({
      wall: outer,
      x: gate.x,
      w: gate.width,
      h: gate.height,
      leaves,
      leveller: gate.leveller ?? leveller,
    }));
  const fits =
    outer !== undefined && width !== undefined && count > 0 && count * (width + pierBetweenGates) <= place.width;
  if (!fits) return [];
  return repeat("gates", count, (i): Gate => {
    const middle = (place.width / count) * (i + 0.5);
    return { wall: outer, x: middle - width / 2, w: width, h: height, leaves, leveller };
  });
}

/** Heights that do not fit one another are left out: nothing above the roof. */
function hallOf(unit: Unit, building: Building | undefined, gates: readonly Gate[]): Hall {
  const roof = building?.floors.length === 1 ? building.place?.height : undefined;
  const clear = unit.clearHeight;
  const fits = clear !== undefined && (roof === undefined || clear <= roof);
  return {
    clear: fits ? clear : undefined,
    load: unit.floorLoad,
    roof,
    storeys: building?.floors.length ?? 0,
    dock: unit.dockHeight ?? (gates.some(({ leveller }) => leveller) ? usualDock : 0),
    hasDockHeight: unit.dockHeight !== undefined,
  };
}

function columnsOf(unit: Unit, { offset, width, depth }: UnitPlace): [number, number][] {
  const grid = columnGridOf(unit);
  if (!grid) return [];
  const [along, across] = grid;
  spend("columns", { marks: (width / along + 1) * (depth / across + 1) });
  const first = Math.ceil(offset / along - 1e-6) * along - offset;
  const xs = steps(first, width, along);
  return xs.flatMap((x) => steps(0, depth, across).map((y): [number, number] => [x, y]));
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 0.01) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i * step);
}
