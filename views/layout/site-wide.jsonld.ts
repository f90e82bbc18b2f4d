import type { Contacts } from "../content/park.ts";
import { parkName } from "../park/park-name.ts";
import { postalAddress } from "../park/place.jsonld.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import type { Crumb } from "./frame.ts";

const name = parkName.title;

/**
 * The park as an organisation: phone of the customer service, postal address, social links. `origin` without a slash.
 */
export function organization(contacts: Contacts, origin: string): StructuredData {
  const { phone, email, socials } = contacts;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/apple-touch-icon.png`,
    email,
    address: postalAddress(contacts),
    contactPoint: { "@type": "ContactPoint", telephone: phone, contactType: "customer service" },
    sameAs: socials.map(({ url }) => url),
  };
}

/** Without its search: search engines stopped to read that in 2024. */
export function webSite(origin: string): StructuredData {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: "ru",
  };
}

/** The way to a page, from the home page on; `path` is the page's own address. */
export function breadcrumbList(crumbs: Crumb[], path: string, origin: string): StructuredData {
  const steps = [{ text: "Главная", href: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ text, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: origin + (href ?? path),
    })),
  };
}
