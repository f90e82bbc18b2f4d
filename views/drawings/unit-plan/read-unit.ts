import { sideOf, type UnitWalls, unitWalls } from "../../content/floor-rows.ts";
import type { Building } from "../../content/park.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { repeat, withinBudget } from "../Drawing.tsx";
import { emptyInterior, type Opening, turnedOver, type UnitGeometry } from "./geometry.ts";
import { officeInterior } from "./office.ts";
import { partitionedRooms } from "./partitioned-rooms.ts";
import { warehouseParts } from "./warehouse.ts";

/** Everything that the plan of a unit shows; undefined without a place, or over budget. */
export const readUnit = (unit: Unit, building: Building | undefined, people?: number): UnitGeometry | undefined =>
  withinBudget(`unit ${unit.id}`, () => unitGeometry(unit, building, people));

/** Everything that a unit's plan shows, in metres. `people` asks for that many desks. Throws `OverBudget`. */
export function unitGeometry(unit: Unit, building: Building | undefined, people?: number): UnitGeometry | undefined {
  const { place, category } = unit;
  if (!place) return undefined;
  const walls = unitWalls(building, place);
  const base = { ...bareWalls(unit, place, walls), outlook: outlookOf(unit, building, walls) };
  if (category !== "warehouse") {
    const windows = openingsOf(unit, place, base);
    const band = windows.length > 0 && unit.windows?.count === undefined;
    const parts = category === "office" ? officeParts(base, unit, place, people) : shopParts(unit, place, walls);
    return { ...base, windows, band, ...parts };
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
    windows: [],
    band: false,
    gates: [],
    front: undefined,
    entries: [],
    bare: unit.fitout === "shell",
    example: false,
    seating: undefined,
  };
}

/** Where the outer wall looks; undefined if the unit's own words contradict its place. */
function outlookOf(unit: Unit, building: Building | undefined, { outer }: UnitWalls): UnitGeometry["outlook"] {
  const placed = outer && sideOf(building, outer);
  if (placed !== undefined && unit.outlook !== undefined && unit.outlook !== placed) return undefined;
  return placed ?? unit.outlook;
}

function officeParts(base: UnitGeometry, unit: Unit, place: UnitPlace, people?: number) {
  const below = base.outer ? base.outer === "bottom" : base.aisle === "top";
  const partitioned = partitionedRooms(unit, place, below);
  const { inside, ...seats } = officeInterior(unit, place, { partitioned, hasAisle: base.aisle !== undefined, people });
  return { ...seats, ...(below ? turnedOver(inside, place.depth) : inside) };
}

const galleryDoor = 1.8;
const streetDoor = 1.2;

/** Front and doors of a shop. The front is in the gallery's wall. */
function shopParts({ frontage }: Unit, { width }: UnitPlace, { outer, aisle }: UnitWalls) {
  const opensTo = (place: "gallery" | "street") => frontage?.entrances.includes(place);
  const glass = frontage?.width && Math.min(frontage.width, width);
  const front: Opening | undefined = aisle && glass ? { wall: aisle, x: (width - glass) / 2, w: glass } : undefined;
  const inside = aisle && opensTo("gallery") && [{ wall: aisle, x: (width - galleryDoor) / 2, w: galleryDoor }];
  const street = outer && opensTo("street") && [{ wall: outer, x: width * 0.28 - streetDoor / 2, w: streetDoor }];
  const entries: Opening[] = [...(inside || []), ...(street || [])];
  return { front, entries };
}

const narrowestPier = 0.6;

/** Even windows in the outer wall, or one band without a count. None that do not fit or face another side. */
function openingsOf(unit: Unit, { width }: UnitPlace, { outer, outlook }: Pick<UnitGeometry, "outer" | "outlook">) {
  const { count, side = outlook } = unit.windows ?? { count: 0 };
  if (!outer || (outlook && side !== outlook)) return [];
  if (count === undefined) return width > 2 * narrowestPier ? [bandIn(outer, width)] : [];
  const step = width / count;
  if (step < narrowestPier) return [];
  return repeat("windows", count, (i): Opening => ({ wall: outer, x: step * (i + 0.16), w: step * 0.68 }));
}

const bandIn = (wall: Opening["wall"], width: number): Opening => ({
  wall,
  x: narrowestPier,
  w: width - 2 * narrowestPier,
});
