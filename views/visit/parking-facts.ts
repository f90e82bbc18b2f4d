import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/placement-words.ts";
import { type ZoneFacts, zoneFacts } from "../park/claims/zone-facts.ts";

/** The claims about a zone, by its sign. */
export const factsOfZone = (zone: ParkingZone): ZoneFacts | undefined => zoneFacts[zoneCode(zone)];

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number =>
  zones.every(({ spaces }) => spaces > 0) ? zones.reduce((sum, { spaces }) => sum + spaces, 0) : 0;

/** Sum of one known figure over `zones`. */
export const totalOf = (zones: ParkingZone[], figure: "accessible" | "chargers"): number =>
  zones.reduce((sum, zone) => sum + (factsOfZone(zone)?.[figure] ?? 0), 0);
