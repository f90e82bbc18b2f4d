import { haveAll, type Places } from "../park/places.ts";
import type { ParkingZone } from "./parking.ts";
import { zoneCode } from "./zone-code.ts";

/**
 * What the content API does not tell of a zone: `heightMetres` of the lowest point, places for disabled people, charging posts, and the
 * buildings that it is `near`.
 */
export type ZoneFacts = {
  heightMetres?: number;
  accessible?: number;
  chargers?: number;
  near: readonly string[];
};

const facts: Readonly<Record<string, ZoneFacts>> = {
  P1: {
    heightMetres: 2.4,
    accessible: 10,
    chargers: 4,
    near: ["1", "2"],
  },
  P2: { accessible: 6, near: ["6"] },
  P3: { accessible: 12, chargers: 8, near: ["4"] },
  P4: { accessible: 10, near: ["5"] },
  P5: { heightMetres: 2.1, accessible: 8, chargers: 6, near: ["4"] },
  P6: { heightMetres: 4.2, near: ["7", "8", "9"] },
};

/** What is known of a zone; undefined for a zone that the site does not know, or that lies in a park with other buildings. */
export function factsOfZone(zone: ParkingZone, places: Places): ZoneFacts | undefined {
  const known = facts[zoneCode(zone)];
  return known && haveAll(places, ...known.near) ? known : undefined;
}

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number => zones.reduce((sum, { spaces }) => sum + spaces, 0);

/** Sum of one known figure over `zones`. */
export const totalOf = (zones: ParkingZone[], figure: "accessible" | "chargers", places: Places): number =>
  zones.reduce((sum, zone) => sum + (factsOfZone(zone, places)?.[figure] ?? 0), 0);
