import type { Park } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { withinBudget } from "../drawings/budget.ts";
import { type GalleryFloor, readGallery } from "../drawings/gallery/read-gallery.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/** Floors in one drawing; a gallery with more of them is a tower. */
const floorsMax = 4;

const galleryIn = ({ buildings }: Park) =>
  buildings.find(({ use, place }) => use === "trade_area" && place !== undefined);

/**
 * The gallery's floors with their companies and free units; empty where none of `shown` is there. Only this park's
 * owner can say that numbers run from west to east, which places the companies.
 */
export function galleryFloors(
  park: Park,
  shown: readonly Shop[],
  all: readonly Shop[],
  units: readonly Unit[],
  claims: ParkClaims | undefined,
): GalleryFloor[] {
  const building = galleryIn(park);
  if (
    !claims ||
    !building ||
    building.floors.length > floorsMax ||
    !shown.some(({ building: body }) => body?.id === building.id)
  )
    return [];
  const read = () => building.floors.flatMap(({ number }) => readGallery(building, number, units, all) ?? []);
  return withinBudget("gallery", read) ?? [];
}
