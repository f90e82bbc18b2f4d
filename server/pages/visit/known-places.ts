import { type Places, placesOf } from "../../../views/park/places.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/**
 * The buildings and zones that statements may speak of: none without statements, no zones while upstream cannot tell
 * them.
 */
export async function knownPlaces({ content, park, site }: Pick<Ask, "content" | "park" | "site">): Promise<Places> {
  if (!site.statements) return new Set();
  const parking = await orElse(content.parking(), undefined);
  return placesOf(park.bodies, parking ? [...parking.visitorsMap.zones, ...parking.residentsMap.zones] : []);
}
