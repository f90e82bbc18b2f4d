import type { Contacts } from "../content/park.ts";
import type { ParkingMap } from "../content/parking.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { spacesIn } from "./parking-facts.ts";
import { geo, postalAddress } from "./place.jsonld.ts";

type Props = {
  map: ParkingMap;
  contacts: Contacts;
  url: string;
  forWhom: string;
  claims: ParkClaims | undefined;
};

/** A side of the car park. `url` is absolute. */
export function parkingFacility({ map, contacts, url, forWhom, claims }: Props): StructuredData {
  return {
    "@type": "ParkingFacility",
    name: map.title,
    description: forWhom,
    url,
    telephone: contacts.phone,
    address: postalAddress(contacts),
    ...geo(contacts),
    ...(claims && { openingHours: claims.parkingHours }),
    ...(spacesIn(map.zones) > 0 && { maximumAttendeeCapacity: spacesIn(map.zones) }),
    amenityFeature: map.zones
      .filter(({ spaces }) => spaces > 0)
      .map(({ name, spaces }) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: spaces,
      })),
  };
}
