import type { PlacedUnit, RowPart } from "../../content/floor-rows.ts";
import type { Building, CommonRoom } from "../../content/park.ts";
import type { Shop } from "../../content/shop.ts";
import type { Unit } from "../../content/unit.ts";
import { spend } from "../Drawing.tsx";
import { readFloor } from "../floor-plan/read-floor.ts";
import type { Rect } from "../path.ts";

/** A company on its floor; its place is derived from numbers, so it is approximate. */
export type Tenant = Rect & { shop: Shop; number: number };

/** A gallery's floor in metres: free units exactly, companies about where their numbers put them. */
export type GalleryFloor = {
  number: number;
  length: number;
  depth: number;
  rows: Rect[];
  halls: (Rect & Pick<CommonRoom, "name" | "kind">)[];
  free: (Rect & { unit: PlacedUnit })[];
  tenants: Tenant[];
};

const numberIn = (label: string | undefined) => Number(/-(\d+)$/.exec(label ?? "")?.[1] ?? Number.NaN);

/**
 * Reads a floor of a gallery. Numbers grow along the rows from the west; so the companies numbered before the first
 * free unit stand in the first row before it, in even steps. Undefined without a free unit with a place.
 */
export function readGallery(
  building: Building,
  floor: number,
  units: readonly Unit[],
  shops: readonly Shop[],
): GalleryFloor | undefined {
  const here = shops.filter((shop) => shop.building?.id === building.id && shop.floor?.number === floor);
  spend("shops", { marks: 2 * (here.length + units.length) });
  const geometry = readFloor(building, floor, units);
  if (!geometry) return undefined;
  const { length, depth, rows, rectOf } = geometry.rows;
  return {
    number: floor,
    length,
    depth,
    rows: Array.from({ length: rows }, (_, row) => rectOf({ row, offset: 0, width: length })),
    halls: geometry.rooms.map((room) => ({ ...rectOf(room), name: room.name, kind: room.kind })),
    free: geometry.units.map((unit) => ({ ...rectOf(unit.place), unit })),
    tenants: tenantsOf(here, geometry.units, geometry.rooms, geometry.rows),
  };
}

function tenantsOf(
  shops: readonly Shop[],
  free: readonly PlacedUnit[],
  rooms: readonly RowPart[],
  { length, rowDepth }: { length: number; rowDepth: number },
): Tenant[] {
  const first = free.toSorted((a, b) => numberIn(a.number) - numberIn(b.number))[0];
  const firstNumber = numberIn(first?.number);
  if (!first || !(firstNumber > 1) || first.place.row > 1) return [];
  const width = (row: number, to: number) =>
    rooms.filter((room) => room.row === row && room.offset < to).reduce((sum, room) => sum + room.width, 0);
  const { row, offset } = first.place;
  const before = row === 0 ? offset - width(0, offset) : length - width(0, length) + offset - width(1, offset);
  const step = before / (firstNumber - 1);
  const halls = rooms.filter((room) => room.row === 0).toSorted((a, b) => a.offset - b.offset);
  return shops.flatMap((shop) => {
    const number = numberIn(shop.unitNumber);
    if (!(number < firstNumber)) return [];
    let x = (number - 1) * step;
    for (const hall of halls) if (x + step / 2 > hall.offset) x += hall.width;
    return x + step <= length ? [{ shop, number, x, y: 0, w: step, h: rowDepth }] : [];
  });
}
