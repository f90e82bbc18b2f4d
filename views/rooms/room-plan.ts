import { floorRows, placedUnits, sideOf, unitWalls } from "../content/floor-rows.ts";
import type { Building, CategoryId } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { around, cornersOf } from "../drawings/park-ground.ts";
import type { Rect } from "../drawings/path.ts";
import { turnedRound, type UnitGeometry, windowsUp } from "../drawings/unit-plan/geometry.ts";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import { clearHeightOf } from "../drawings/unit-plan/warehouse.ts";
import { onceFor } from "../ui/once.ts";

/** One unit of a drawn room, in metres from the room's upper left corner. */
type RoomPart = { geometry: UnitGeometry; x: number; y: number };

/** A room to draw, in metres: a unit, or neighbours together as they lie; windows, gates or the front at the top. */
export type RoomPlan = { category: CategoryId; width: number; depth: number; parts: readonly RoomPart[] };

/** Undefined without a place, or if a drawing would exceed its budget. `building` is that of all units. */
export function roomPlanOf(units: readonly Unit[], building: Building | undefined): RoomPlan | undefined {
  const [first, ...others] = units;
  if (!first) return undefined;
  if (others.length > 0) return joinedPlan(units, building);
  const geometry = readUnit(first, building);
  return geometry && planOfOne(first, geometry);
}

/** The room of one unit whose geometry is known. */
export function planOfOne({ category }: Unit, read: UnitGeometry): RoomPlan {
  const geometry = windowsUp(read);
  const { width, depth } = geometry;
  return { category, width, depth, parts: [{ geometry, x: 0, y: 0 }] };
}

function joinedPlan(units: readonly Unit[], building: Building | undefined): RoomPlan | undefined {
  const placed = placedUnits(units);
  const [first] = placed;
  const rows = first && floorRows(building, first.place);
  if (!first || !rows || placed.length < units.length) return undefined;
  const read = placed.flatMap((unit) => {
    const geometry = readUnit(unit, building);
    const rect: Rect = { ...rows.rectOf(unit.place), h: unit.place.depth };
    return geometry ? [{ geometry, rect }] : [];
  });
  if (read.length < units.length) return undefined;
  const whole = around(read.flatMap(({ rect }) => cornersOf(rect)));
  // Windows below: all of it is turned round, so that nothing is mirrored.
  const isTurned = read.every(({ geometry }) => geometry.outer === "bottom");
  const parts = read.map(({ geometry, rect }): RoomPart => {
    const x = rect.x - whole.x;
    const y = rect.y - whole.y;
    if (!isTurned) return { geometry, x, y };
    return { geometry: turnedRound(geometry), x: whole.w - x - rect.w, y: whole.h - y - rect.h };
  });
  return { category: first.category, width: whole.w, depth: whole.h, parts };
}

/** Raise it when the drawing changes: files of the edition before are cached for a year. */
const edition = 2;

/** A hash of a text in 53 bits: two multiplications by primes, as in MurmurHash. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * The name of a unit's room: equal rooms have one name, wherever they are. Cheap, because the room itself is not drawn:
 * the name follows from the fields that the drawing reads. Undefined without a place.
 */
export const roomName = onceFor((unit: Unit, building: Building | undefined): string | undefined => {
  const { place, category, square, fitout, layout, seats, windows, outlook, frontage, columnGrid } = unit;
  if (!place) return undefined;
  const { outer, aisle, ends } = unitWalls(building, place);
  const grid = columnGrid && [columnGrid.along, columnGrid.across, place.offset % columnGrid.along];
  const faces = outer && sideOf(building, outer);
  return fingerprint(
    JSON.stringify([
      ...[edition, category, place.width, place.depth, square, outer, aisle, ends],
      ...[fitout, layout, seats, windows, outlook, frontage, grid, unit.partitions, unit.doors, unit.gates],
      ...[faces, clearHeightOf(unit, building), unit.floorLoad],
    ]),
  );
});

/** The name of the room that neighbours make together: their ids, and a hash of each room. */
export function joinedRoomName(units: readonly Unit[], building: Building | undefined): string | undefined {
  const names = units.flatMap((unit) => roomName(unit, building) ?? []);
  if (names.length < units.length) return undefined;
  const places = units.map(({ place }) => [place?.row, place?.offset]);
  return `${units.map(({ id }) => id).join("+")}.${fingerprint(JSON.stringify([names, places]))}`;
}
