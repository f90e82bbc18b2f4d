import type { Contacts } from "../content/park.ts";
import type { Service } from "../content/service.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { postalAddress } from "../visit/place.jsonld.ts";

/** A service of the park, rendered at its address. `origin` without a slash. */
export function serviceOffered(service: Service, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, location } = service;
  return {
    "@type": "Service",
    name,
    description: short,
    url: origin + href("service", { id }),
    provider: { "@id": `${origin}/#organization` },
    areaServed: { "@type": "Place", address: postalAddress(contacts) },
    availableChannel: {
      "@type": "ServiceChannel",
      servicePhone: { "@type": "ContactPoint", telephone: phone ?? contacts.phone },
      serviceLocation: {
        "@type": "Place",
        name: location ?? parkName.title,
        address: postalAddress(contacts),
      },
    },
  };
}
