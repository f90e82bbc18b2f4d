import { openingHours } from "../content/opening-hours.jsonld.ts";
import type { Contacts } from "../content/park.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import { parkName } from "./park-name.ts";

export function postalAddress({ address }: Contacts): StructuredData {
  return {
    "@type": "PostalAddress",
    postalCode: address.postalCode || undefined,
    addressCountry: address.country || undefined,
    addressLocality: address.locality || undefined,
    streetAddress: address.street || undefined,
  };
}

/** Where the park is on the earth; nothing where it is not told. */
export const geo = ({ coordinates }: Contacts): { geo?: StructuredData } =>
  coordinates ? { geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lon } } : {};

/** The park as a place to reach, with its hours; `url` is absolute: the page that tells of it. */
export function parkPlace({ contacts, url }: { contacts: Contacts; url: string }): StructuredData {
  const hours = openingHours({ schedule: contacts.workingHours });
  return {
    "@type": "LocalBusiness",
    name: parkName.title,
    url,
    telephone: contacts.phone,
    address: postalAddress(contacts),
    ...geo(contacts),
    ...(hours && { openingHours: hours }),
  };
}
