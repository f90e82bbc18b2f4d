import type { Shop } from "../content/shop.ts";

/** `most` shops of the same building, those of near floors first. None where the building is unknown. */
export function shopsNearby(shop: Shop, all: readonly Shop[], most: number): Shop[] {
  const { building, floor } = shop;
  if (!building) return [];
  const floorsAway = (other: Shop) => (floor && other.floor ? Math.abs(other.floor.number - floor.number) : 1000);
  return all
    .filter((other) => other.id !== shop.id && other.building?.id === building.id)
    .sort((a, b) => floorsAway(a) - floorsAway(b))
    .slice(0, most);
}
