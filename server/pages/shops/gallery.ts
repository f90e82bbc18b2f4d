import { withinBudget } from "../../../views/drawings/budget.ts";
import { type GalleryFloor, readGallery } from "../../../views/drawings/gallery/read-gallery.ts";
import type { Park } from "../../../views/park/park.ts";
import type { Shop } from "../../../views/shops/shop.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";

/** Floors in one drawing; a gallery with more of them is a tower. */
const floorsMax = 4;

/** The building with the gallery. */
const galleryIn = ({ bodies }: Park) => bodies.find(({ use, place }) => use === "trade_area" && place !== undefined);

/** The gallery's floors with their companies and free units; empty where one of `shown` is not there. */
export function galleryFloors(
  park: Park,
  shown: readonly Shop[],
  all: readonly Shop[],
  units: readonly Pavilion[],
): GalleryFloor[] {
  const building = galleryIn(park);
  if (!building || building.floors.length > floorsMax || !shown.some(({ body }) => body?.id === building.id)) return [];
  const read = () => building.floors.flatMap(({ number }) => readGallery(building, number, units, all) ?? []);
  return withinBudget(read) ?? [];
}
