import type { Pavilion, UnitPlace } from "../../units/pavilion.ts";
import { sideIn, type UnitWalls } from "../sides.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";
import { fact, toldFront } from "./told.ts";

const galleryDoor = 1.8;
const streetDoor = 1.2;

/**
 * Shop front, doors and windows of a shop: the front stands in the gallery's wall, a street door only where one is
 * told.
 */
export function shopParts(unit: Pavilion, { width }: UnitPlace, { outer, aisle }: UnitWalls) {
  const told = toldFront(unit);
  const glass = told === undefined ? undefined : Math.min(told, width);
  const front: Opening | undefined = aisle && glass ? { wall: aisle, x: (width - glass) / 2, w: glass } : undefined;
  const entry = fact(unit, "Вход");
  const inside = aisle && /галере/.test(entry) && [{ wall: aisle, x: (width - galleryDoor) / 2, w: galleryDoor }];
  const street = outer && /с улицы/.test(entry) && [{ wall: outer, x: width * 0.28 - streetDoor / 2, w: streetDoor }];
  const windows = outer && /окна/.test(fact(unit, "Витрина")) && sideIn(fact(unit, "Витрина"));
  const entries: Opening[] = [...(inside || []), ...(street || [])];
  return {
    front,
    entries,
    windows: windows ? [{ wall: outer, x: 0.6, w: width - 1.2 }] : [],
    band: Boolean(windows),
    approximate: entries.length > 0 ? ["вход"] : [],
    notes: [
      ...(front === undefined && told !== undefined ? ["место витрины уточнит менеджер"] : []),
      ...(windows ? ["число окон не указано, они показаны лентой"] : []),
      ...(/есть/.test(fact(unit, "Мокрая точка")) ? ["вода и канализация подведены, место уточнит менеджер"] : []),
    ],
  } satisfies Partial<UnitGeometry>;
}
