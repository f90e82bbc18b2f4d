import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/placement-words.ts";

/** Signs of the buildings and of the parking zones that there are: "1", "P3". */
export type Places = ReadonlySet<string>;

/** Signs for places that the API lists. */
export function placesOf(buildings: readonly Building[], zones: readonly ParkingZone[]): Places {
  return new Set([...buildings.map(({ number }) => number), ...zones.map(zoneCode)].filter((sign) => sign !== ""));
}

/**
 * Whether all of these exist. The site's own statements hold only then: another park has other buildings.
 */
export function haveAll(places: Places, ...signs: string[]): boolean {
  return signs.every((sign) => places.has(sign));
}
