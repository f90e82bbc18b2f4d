import type { Park } from "../../../views/content/park.ts";
import type { Shop } from "../../../views/content/shop.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { withinBudget } from "../../../views/drawings/budget.ts";
import { type GalleryFloor, readGallery } from "../../../views/drawings/gallery/read-gallery.ts";

/** Floors in one drawing; a gallery with more of them is a tower. */
const floorsMax = 4;

const galleryIn = ({ buildings }: Park) =>
  buildings.find(({ use, place }) => use === "trade_area" && place !== undefined);

/** The gallery's floors with their companies and free units; empty where one of `shown` is not there. */
export function galleryFloors(
  park: Park,
  shown: readonly Shop[],
  all: readonly Shop[],
  units: readonly Unit[],
): GalleryFloor[] {
  const building = galleryIn(park);
  if (!building || building.floors.length > floorsMax || !shown.some(({ building: body }) => body?.id === building.id))
    return [];
  const read = () => building.floors.flatMap(({ number }) => readGallery(building, number, units, all) ?? []);
  return withinBudget("gallery", read) ?? [];
}
