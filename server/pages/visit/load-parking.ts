import { serviceFor } from "../../../views/services/service.ts";
import type { Ask } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

/** What both parking pages show. */
export async function loadParking({ content, site }: Pick<Ask, "content" | "site">) {
  const [parking, park, services, places] = await Promise.all([
    content.parking(),
    content.park(),
    content.services(),
    knownPlaces(content, site),
  ]);
  return {
    parking,
    shown: {
      places,
      park,
      contacts: park.contacts,
      cabinetUrl: site.cabinetUrl,
      statements: site.statements,
      chargingServiceId: serviceFor(services, "charging")?.id,
    },
  };
}
