import type { NewsItem } from "../content/news-item.ts";
import type { Building } from "../content/park.ts";
import type { Service } from "../content/service.ts";
import type { Shop } from "../content/shop.ts";
import { buildingNamedIn } from "../content/words/placement-words.ts";

/**
 * `most` shops of the same building: on the same floor first, then by how near the floor is. None where the building is
 * unknown.
 */
export function shopsNearby(shop: Shop, all: readonly Shop[], most: number): Shop[] {
  const { building, floor } = shop;
  if (!building) return [];
  const floorsAway = (other: Shop) => (floor && other.floor ? Math.abs(other.floor.number - floor.number) : 1000);
  return all
    .filter((other) => other.id !== shop.id && other.building?.id === building.id)
    .sort((a, b) => floorsAway(a) - floorsAway(b))
    .slice(0, most);
}

/** `most` other services: first those in the same building, then the next ones in the upstream's order, cyclic. */
export function servicesBeside(
  service: Service,
  all: readonly Service[],
  buildings: readonly Building[],
  most: number,
): Service[] {
  const at = all.findIndex(({ id }) => id === service.id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter(({ link }) => !link);
  const home = buildingNamedIn(service.location, buildings);
  const isNear = (other: Service) => home !== undefined && buildingNamedIn(other.location, buildings) === home;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, most);
}

/** The neighbours of a piece of news: the next older and newer, and others, those of its type first. */
export type NewsAround = { older: NewsItem | undefined; newer: NewsItem | undefined; others: NewsItem[] };

/** Finds what stands around `item` in `all`, which is ordered from the newest. */
export function newsAround(item: NewsItem, all: readonly NewsItem[], most: number): NewsAround {
  const at = all.findIndex(({ id }) => id === item.id);
  const older = at < 0 ? undefined : all[at + 1];
  const newer = at < 0 ? undefined : all[at - 1];
  const others = all.filter(({ id }) => id !== item.id && id !== older?.id && id !== newer?.id);
  const ofType = others.filter(({ type }) => type === item.type);
  return { older, newer, others: [...ofType, ...others.filter(({ type }) => type !== item.type)].slice(0, most) };
}
