import type { Building, BuildingPlace, Park } from "../content/park.ts";
import { enters, placed, rectOf, stretchesOf } from "../drawings/park-ground.ts";
import type { Point, Rect } from "../drawings/path.ts";

/** A walk along straight paths to a building's nearest wall; `line` only where it leads through no other building. */
export type Walk = { metres: number; minutes: number; line: Point[] | undefined };

/** A place on the park's ground; with `length` and `width` a rectangle. */
type Spot = { x: number; y: number; length?: number | undefined; width?: number | undefined };

/** 4,5 km/h. */
const metresAMinute = 75;

/** Walks from any spot of the park to a building, around the others. Undefined if the building has no place. */
export function walksTo(building: Building, buildings: readonly Building[]): ((from: Spot) => Walk) | undefined {
  const { place } = building;
  if (!place) return undefined;
  const others = placed(buildings.filter(({ id }) => id !== building.id)).map((other) => rectOf(other.place));
  return (from) => walkAround(place, from, others);
}

/** The walk from an entrance of the park, by its id, to a building. Undefined if one of them has no place. */
export function walkFromEntrance(
  { buildings, site }: Pick<Park, "buildings" | "site">,
  building: Building,
  entranceId: string | undefined,
): Walk | undefined {
  const entrance = site?.entrances.find(({ id }) => id === entranceId);
  return entrance && walksTo(building, buildings)?.(entrance);
}

function walkAround(place: BuildingPlace, from: Spot, others: readonly Rect[]): Walk {
  const alongX = nearestEnds(from.x, from.length, place.x, place.length);
  const alongY = nearestEnds(from.y, from.width, place.y, place.width);
  const metres = Math.abs(alongX.start - alongX.end) + Math.abs(alongY.start - alongY.end);
  const start: Point = [alongX.start, alongY.start];
  const end: Point = [alongX.end, alongY.end];
  const corners: Point[] = [
    [alongX.end, alongY.start],
    [alongX.start, alongY.end],
  ];
  const isOpen = (way: readonly Point[]) =>
    !stretchesOf(way).some((stretch) => others.some((rect) => enters(stretch, rect)));
  const line = corners.map((corner): Point[] => [start, corner, end]).find(isOpen);
  return { metres, minutes: Math.max(1, Math.ceil(metres / metresAMinute)), line };
}

/** The nearest ends of two stretches of an axis; the same point where they overlap. */
function nearestEnds(from: number, length = 0, to: number, size: number): { start: number; end: number } {
  if (from + length < to) return { start: from + length, end: to };
  if (to + size < from) return { start: from, end: to + size };
  const shared = Math.max(from, to);
  return { start: shared, end: shared };
}
