import { type Places, placesOf } from "../../../views/park/places.ts";
import type { Content } from "../../content/content.ts";
import { orElse } from "../or-else.ts";

/** The buildings and parking zones that there are; no zones while upstream cannot tell them. */
export async function knownPlaces(content: Content): Promise<Places> {
  const [{ bodies }, parking] = await Promise.all([content.park(), orElse(content.parking(), undefined)]);
  return placesOf(bodies, parking ? [...parking.visitorsMap.zones, ...parking.residentsMap.zones] : []);
}
