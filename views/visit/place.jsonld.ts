import type { Contacts } from "../content/park.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { parkName } from "../park/park-name.ts";

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

/** A page that tells how to reach the park. `url` is absolute. */
export function wayPage({ contacts, url, name }: { contacts: Contacts; url: string; name: string }): StructuredData {
  return {
    "@type": "WebPage",
    name,
    url,
    inLanguage: "ru",
    mainEntity: {
      "@type": "Place",
      name: parkName.title,
      address: postalAddress(contacts),
      ...geo(contacts),
    },
  };
}
