import type { Ask } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

/** What both pages of the way here show, and the services that they link to. */
export async function loadWay({ content, site }: Pick<Ask, "content" | "site">) {
  const [park, services, places] = await Promise.all([content.park(), content.services(), knownPlaces(content, site)]);
  return { services, shown: { park, contacts: park.contacts, places, statements: site.statements } };
}
