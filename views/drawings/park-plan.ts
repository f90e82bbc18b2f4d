import type { Building, BuildingPlace } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";

/** A rectangle on the park's plan in metres: `x` to the east, `y` to the south. */
export type Rect = { x0: number; y0: number; x1: number; y1: number };

export type PlacedBuilding = Building & { place: BuildingPlace };

const marginMetres = 40;

export const placed = (buildings: readonly Building[]): PlacedBuilding[] =>
  buildings.filter((building): building is PlacedBuilding => building.place !== undefined);

export const rectOf = ({ x, y, length, width }: Omit<BuildingPlace, "height">): Rect => ({
  x0: x,
  y0: y,
  x1: x + length,
  y1: y + width,
});

/** The extent of a plan: all rectangles and points, with a margin. */
export function extentOf(
  rects: readonly Rect[],
  points: readonly { x: number; y: number }[],
  margin = marginMetres,
): Rect {
  const all = [...rects, ...points.map(({ x, y }) => ({ x0: x, x1: x, y0: y, y1: y }))];
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)) - margin,
    y0: Math.min(...all.map(({ y0 }) => y0)) - margin,
    x1: Math.max(...all.map(({ x1 }) => x1)) + margin,
    y1: Math.max(...all.map(({ y1 }) => y1)) + margin,
  };
}

/** The outline of a zone. Undefined without a place, and where it lies on a building: one contradicts the other. */
export function zoneOutline({ place }: ParkingZone, buildings: readonly PlacedBuilding[]): Rect | undefined {
  const outline = place && rectOf(place);
  return outline && buildings.some((building) => overlap(outline, rectOf(building.place))) ? undefined : outline;
}

const overlap = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
