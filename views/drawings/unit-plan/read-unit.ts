import type { Building } from "../../content/park.ts";
import { isTurned, sideOf, type UnitWalls, unitWalls } from "../../content/sides.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { withinBudget } from "../budget.ts";
import { emptyInterior, turnedOver, type UnitGeometry } from "./geometry.ts";
import { officeInterior } from "./office.ts";
import { partitionedRooms } from "./partitioned-rooms.ts";
import { shopParts } from "./shop-parts.ts";
import { warehouseParts } from "./warehouse.ts";
import { windowParts } from "./windows.ts";

/** Everything that the plan of a unit shows; undefined without a place, or over budget. */
export const readUnit = (unit: Unit, building: Building | undefined, people?: number): UnitGeometry | undefined =>
  withinBudget(`unit ${unit.id}`, () => unitGeometry(unit, building, people));

/** Everything that a unit's plan shows, in metres. `people` asks for that many desks. Throws `OverBudget`. */
export function unitGeometry(unit: Unit, building: Building | undefined, people?: number): UnitGeometry | undefined {
  const { place, category } = unit;
  if (!place) return undefined;
  const walls = unitWalls(building, place);
  const base = { ...bareWalls(unit, place, walls), ...sides(unit, building, walls) };
  if (category !== "warehouse") {
    const seen = windowParts(unit, place, base);
    const parts = category === "office" ? officeParts(base, unit, place, people) : shopParts(unit, place, walls);
    return { ...base, ...seen, ...parts, notes: [...seen.notes, ...parts.notes] };
  }
  const parts = warehouseParts(unit, building, place, walls);
  const inside = { ...emptyInterior, columns: parts.columns, racks: parts.racks };
  const { columns, racks } = walls.outer === "bottom" ? turnedOver(inside, place.depth) : inside;
  return { ...base, ...parts, columns, racks };
}

function bareWalls(unit: Unit, { width, depth }: UnitPlace, walls: UnitWalls): UnitGeometry {
  return {
    ...walls,
    ...emptyInterior,
    width,
    depth,
    outlook: undefined,
    north: undefined,
    windows: [],
    band: false,
    gates: [],
    front: undefined,
    entries: [],
    lorry: undefined,
    hall: undefined,
    bare: unit.fitout === "shell",
    example: false,
    seating: undefined,
    approximate: [],
    notes: [],
  };
}

/** If the unit's outlook is not the outer wall's side, the plan names no side and has no north. */
function sides(
  unit: Unit,
  building: Building | undefined,
  { outer }: UnitWalls,
): Pick<UnitGeometry, "outlook" | "north"> {
  const placed = outer && sideOf(building, outer);
  if (placed !== undefined && unit.outlook !== undefined && unit.outlook !== placed)
    return { outlook: undefined, north: undefined };
  return { outlook: placed ?? unit.outlook, north: building?.place && (isTurned(building) ? "left" : "up") };
}

function officeParts(base: UnitGeometry, unit: Unit, place: UnitPlace, people?: number) {
  const below = base.outer ? base.outer === "bottom" : base.aisle === "top";
  const partitioned = partitionedRooms(unit, place, below);
  const { inside, ...words } = officeInterior(unit, place, { partitioned, hasAisle: base.aisle !== undefined, people });
  return { ...words, ...(below ? turnedOver(inside, place.depth) : inside) };
}
