import type { Contacts } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import { businessKind } from "../content/words/roles.ts";
import { pictureFile } from "../kit/picture-widths.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { href } from "../routes.ts";
import { openingHours } from "../visit/opening-hours.jsonld.ts";
import { geo, postalAddress } from "../visit/place.jsonld.ts";

/** A company of the park; `place` is where in the park it is: "корпус 6, этаж 1". `origin` without a slash. */
export function localBusiness(shop: Shop, place: string, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, site, logo } = shop;
  const hours = openingHours(shop);
  return {
    "@type": businessKind(shop),
    name,
    description: short,
    url: origin + href("shop", { id }),
    ...(phone && { telephone: phone }),
    ...(site && { sameAs: site }),
    ...(hours && { openingHours: hours }),
    ...(logo && { logo: origin + pictureFile(logo.src, 480) }),
    address: { ...postalAddress(contacts), streetAddress: [contacts.address.street, place].filter(Boolean).join(", ") },
    ...geo(contacts),
  };
}
