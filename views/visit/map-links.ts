import type { Coordinates } from "../content/park.ts";

export type TravelMode = "car" | "transit";

const yandexModes: Record<TravelMode, string> = { car: "auto", transit: "mt" };
const twoGisModes: Record<TravelMode, string> = { car: "car", transit: "ctx" };

/** The way to `coordinates` from wherever one is, in Yandex Maps. */
export function yandexRoute({ lat, lon }: Coordinates, mode: TravelMode): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=${yandexModes[mode]}`;
}

/** The way to `coordinates` from wherever one is, in 2GIS. */
export function twoGisRoute({ lat, lon }: Coordinates, mode: TravelMode): string {
  return `https://2gis.ru/routeSearch/rsType/${twoGisModes[mode]}/to/${lon},${lat}`;
}

/** Coordinates as navigators take them: "55.62000, 37.42000". */
export function coordinatesText({ lat, lon }: Coordinates): string {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}
