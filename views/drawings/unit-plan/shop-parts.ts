import type { UnitWalls } from "../../content/sides.ts";
import type { Unit, UnitPlace } from "../../content/unit.ts";
import { shopFrontOf } from "../../content/words/unit-facts.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";

const galleryDoor = 1.8;
const streetDoor = 1.2;

/** Front, doors and windows of a shop. The front is in the gallery's wall; a street door needs a fact. */
export function shopParts(unit: Unit, { width }: UnitPlace, { outer, aisle }: UnitWalls) {
  const shop = shopFrontOf(unit);
  const glass = shop.front && Math.min(shop.front, width);
  const front: Opening | undefined = aisle && glass ? { wall: aisle, x: (width - glass) / 2, w: glass } : undefined;
  const inside = aisle && shop.fromGallery && [{ wall: aisle, x: (width - galleryDoor) / 2, w: galleryDoor }];
  const street = outer && shop.fromStreet && [{ wall: outer, x: width * 0.28 - streetDoor / 2, w: streetDoor }];
  const windows = outer && shop.windows;
  const entries: Opening[] = [...(inside || []), ...(street || [])];
  return {
    front,
    entries,
    windows: windows ? [{ wall: outer, x: 0.6, w: width - 1.2 }] : [],
    band: Boolean(windows),
    approximate: entries.length > 0 ? ["вход"] : [],
    notes: [
      ...(front === undefined && shop.front !== undefined ? ["место витрины уточнит менеджер"] : []),
      ...(windows ? ["число окон не указано, они показаны лентой"] : []),
      ...(shop.water ? ["вода и канализация подведены, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}
