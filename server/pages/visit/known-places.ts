import { type Places, placesOf } from "../../../views/park/places.ts";
import type { Content } from "../../content/content.ts";
import type { Site } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/**
 * The buildings and zones that statements may speak of: none without statements, no zones while upstream cannot tell
 * them.
 */
export async function knownPlaces(content: Content, { statements }: Site): Promise<Places> {
  if (!statements) return new Set();
  const [{ bodies }, parking] = await Promise.all([content.park(), orElse(content.parking(), undefined)]);
  return placesOf(bodies, parking ? [...parking.visitorsMap.zones, ...parking.residentsMap.zones] : []);
}
