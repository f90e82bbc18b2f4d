import type { StructuredData } from "../kit/structured-data.ts";
import type { Contacts } from "../park/park.ts";
import type { ParkingMap } from "./parking.ts";
import { spacesIn } from "./parking-facts.ts";
import { postalAddress } from "./place.jsonld.ts";

type Props = { map: ParkingMap; contacts: Contacts; url: string; forWhom: string };

/** A side of the car park, open round the clock. `url` is absolute. */
export function parkingFacility({ map, contacts, url, forWhom }: Props): StructuredData {
  return {
    "@type": "ParkingFacility",
    name: map.title,
    url,
    telephone: contacts.phone,
    address: postalAddress(contacts),
    geo: { "@type": "GeoCoordinates", latitude: contacts.coordinates.lat, longitude: contacts.coordinates.lon },
    openingHours: "Mo-Su 00:00-24:00",
    maximumAttendeeCapacity: spacesIn(map.zones),
    audience: { "@type": "Audience", audienceType: forWhom },
    amenityFeature: map.zones.map(({ name, spaces }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: spaces,
    })),
  };
}
