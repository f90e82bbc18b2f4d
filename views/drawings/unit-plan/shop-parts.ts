import type { UnitWalls } from "../../content/sides.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";

const galleryDoor = 1.8;
const streetDoor = 1.2;

/** Front and doors of a shop. The front is in the gallery's wall. */
export function shopParts({ frontage, water }: Unit, { width }: UnitPlace, { outer, aisle }: UnitWalls) {
  const opensTo = (place: "gallery" | "street") => frontage?.entrances.includes(place);
  const glass = frontage?.width && Math.min(frontage.width, width);
  const front: Opening | undefined = aisle && glass ? { wall: aisle, x: (width - glass) / 2, w: glass } : undefined;
  const inside = aisle && opensTo("gallery") && [{ wall: aisle, x: (width - galleryDoor) / 2, w: galleryDoor }];
  const street = outer && opensTo("street") && [{ wall: outer, x: width * 0.28 - streetDoor / 2, w: streetDoor }];
  const entries: Opening[] = [...(inside || []), ...(street || [])];
  return {
    front,
    entries,
    approximate: entries.length > 0 ? ["вход"] : [],
    notes: [
      ...(frontage ? [] : ["витрина и вход не показаны"]),
      ...(front === undefined && frontage?.width !== undefined ? ["место витрины уточнит менеджер"] : []),
      ...(water ? ["вода и канализация подведены, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}
