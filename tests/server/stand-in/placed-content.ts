import type { Pavilion } from "../../../server/stand-in/wire.ts";
import type { Building as AnyBody, BuildingPlace } from "../../../views/content/park.ts";

/** A rectangle on the site plan, in metres. */
type Rect = { x0: number; y0: number; x1: number; y1: number };
type Place = { x: number; y: number; length: number; width: number };
type Stretch = { row: number; offset: number; width: number };
type PlacedBuilding = AnyBody & { place: BuildingPlace };

export const rectOf = ({ x, y, length, width }: Place): Rect => ({ x0: x, y0: y, x1: x + length, y1: y + width });

const slack = 0.001;

export const meet = (a: Rect, b: Rect): boolean =>
  a.x0 < b.x1 - slack && b.x0 < a.x1 - slack && a.y0 < b.y1 - slack && b.y0 < a.y1 - slack;

/** Metres between two rectangles; 0 if they touch. */
export const distance = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(b.x0 - a.x1, a.x0 - b.x1, 0), Math.max(b.y0 - a.y1, a.y0 - b.y1, 0));

export const stretchesMeet = (a: Stretch, b: Stretch): boolean =>
  a.row === b.row && a.offset < b.offset + b.width - slack && b.offset < a.offset + a.width - slack;

const floors: Record<string, { rows: number; aisles: number }> = {
  "6": { rows: 4, aisles: 16 },
  "7": { rows: 2, aisles: 0 },
  "8": { rows: 2, aisles: 0 },
  "9": { rows: 4, aisles: 16 },
};

/** The unit rows of a building, and their depth in metres. */
export function rowsOf({ number, place }: PlacedBuilding): { rows: number; depth: number; turned: boolean } {
  const across = Math.min(place.length, place.width);
  const { rows, aisles } = floors[number] ?? { rows: 2, aisles: 2.4 };
  return { rows, depth: (across - aisles) / rows, turned: place.width > place.length };
}

/** Lower and upper edge of a window above its floor, in metres. */
const window = { from: 0.9, to: 2.8 };

/** Floors with windows at the height of a surface. */
export function covers(building: PlacedBuilding, side: string | undefined, bottom: number, height: number): number[] {
  if (side === undefined) return building.floors.map(({ number }) => number);
  const storey = (building.place.height - 3) / building.floors.length;
  return building.floors
    .map(({ number }) => number)
    .filter((number) => {
      const ground = (number - 1) * storey;
      return ground + window.from < bottom + height && bottom < ground + window.to;
    });
}

/** Free units of a floor with windows on a side. None if a common room's blank wall there is `width` metres wide. */
export function windowsOf(
  building: PlacedBuilding,
  { floor, side, width }: { floor: number; side: string | undefined; width: number },
  units: readonly Pavilion[],
): string[] {
  const { rooms = [] } = building.floors.find(({ number }) => number === floor) ?? {};
  const { rows, turned } = rowsOf(building);
  const row = side === (turned ? "e" : "n") ? 0 : rows - 1;
  const atEnd = turned ? side === "n" || side === "s" : side === "e" || side === "w";
  if (atEnd || rooms.some((room) => room.row === row && room.width >= width)) return [];
  return units
    .filter((unit) => unit.body.number === building.number && unit.floor.number === floor && unit.outlook === side)
    .map(({ number }) => number);
}
