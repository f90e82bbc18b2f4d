import type { Contacts } from "../content/park.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { postalAddress } from "./place.jsonld.ts";

/** The page of contacts, with every department as a point of contact. `origin` has no slash at its end. */
export function contactPage(contacts: Contacts, url: string, origin: string): StructuredData {
  return {
    "@type": "ContactPage",
    name: "Контакты",
    url,
    inLanguage: "ru",
    mainEntity: {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      address: postalAddress(contacts),
      contactPoint: contacts.departments.map(({ name, phone, email }) => ({
        "@type": "ContactPoint",
        contactType: name,
        telephone: phone,
        ...(email ? { email } : {}),
        availableLanguage: "ru",
      })),
    },
  };
}
