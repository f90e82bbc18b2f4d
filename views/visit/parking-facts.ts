import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/placement-words.ts";
import { type ZoneFacts, zoneFacts } from "../park/claims/zone-facts.ts";
import { haveAll, type Places } from "../park/places.ts";

/**
 * What is known of a zone; undefined for a zone that the site does not know, or that lies in a park with other
 * buildings.
 */
export function factsOfZone(zone: ParkingZone, places: Places): ZoneFacts | undefined {
  const known = zoneFacts[zoneCode(zone)];
  return known && haveAll(places, ...known.near) ? known : undefined;
}

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number =>
  zones.every(({ spaces }) => spaces > 0) ? zones.reduce((sum, { spaces }) => sum + spaces, 0) : 0;

/** Sum of one known figure over `zones`. */
export const totalOf = (zones: ParkingZone[], figure: "accessible" | "chargers", places: Places): number =>
  zones.reduce((sum, zone) => sum + (factsOfZone(zone, places)?.[figure] ?? 0), 0);
