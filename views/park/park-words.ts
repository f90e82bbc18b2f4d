import { openingHours } from "../content/opening-hours.ts";
import type { Building, Contacts } from "../content/park.ts";
import { callable, number, phrase, plural } from "../ui/format.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import type { ParkClaims } from "./claims/claims.ts";
import { parkName } from "./park-name.ts";

/** The lettable area of the park in m²; undefined where upstream leaves out the area of a building. */
export function lettableArea(buildings: readonly Building[]): number | undefined {
  let total = 0;
  for (const { area } of buildings) {
    if (area === undefined) return undefined;
    total += area;
  }
  return total > 0 ? total : undefined;
}

/** A large area in short: 170205 → "170 тыс. м²"; under ten thousand the whole number. */
export function areaInShort(area: number): string {
  const thousands = Math.round(area / 1000);
  return thousands < 10 ? `${number(Math.round(area))} м²` : `${number(thousands)} тыс. м²`;
}

function floorsIn(buildings: readonly Building[]): number {
  return buildings.reduce((sum, { floors }) => sum + floors.length, 0);
}

const small = ["", "Один", "Два", "Три", "Четыре", "Пять", "Шесть", "Семь", "Восемь", "Девять", "Десять"];

/** "86 этажей" of all buildings; nothing where none is known. */
export function floorsInWords(buildings: readonly Building[]): string {
  const floors = floorsIn(buildings);
  return floors > 0 ? plural(floors, "этаж", "этажа", "этажей") : "";
}

/** "Девять корпусов" at the beginning of a sentence; more than ten in figures, and nothing where none is known. */
export function buildingsInWords(buildings: readonly Building[]): string {
  if (buildings.length === 0) return "";
  const inFigures = plural(buildings.length, "корпус", "корпуса", "корпусов");
  return inFigures.replace(/^\d+(?=\s)/, (digits) => small[Number(digits)] || digits);
}

/** "108000, Москва, Параллельный проезд, 55", as far as it is known. */
export const addressInWords = ({ postalCode, locality, street }: Contacts["address"]): string =>
  phrase(postalCode, locality, street);

/** «с НДС 22 %» of an owner whose rate is known, else «с НДС»: the contract says that a unit's price includes it. */
export const withVat = (claims: ParkClaims | undefined): string => (claims ? `с НДС ${claims.lease.vat} %` : "с НДС");

/** «с НДС 22 % и эксплуатационными расходами»: what the rent includes, in the words of the contract. */
export const withCosts = (claims: ParkClaims | undefined): string => `${withVat(claims)} и эксплуатационными расходами`;

/** « у метро «Саларьево»» of this park's owner, else «, Москва»: where it is, in titles. */
export function placeInTitle(claims: ParkClaims | undefined, { address: { locality } }: Contacts): string {
  if (claims) return ` ${claims.nearMetro}`;
  return locality ? `, ${locality}` : "";
}

export function postalAddress({ address }: Contacts): StructuredData {
  return {
    "@type": "PostalAddress",
    postalCode: address.postalCode || undefined,
    addressCountry: address.country || undefined,
    addressLocality: address.locality || undefined,
    streetAddress: address.street || undefined,
  };
}

/** Where the park is on the earth; nothing where it is not known. */
export const geo = ({ coordinates }: Contacts): { geo?: StructuredData } =>
  coordinates ? { geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lon } } : {};

/** The park as a place to reach, with its hours; `url` is absolute: the page that tells of it. */
export function parkPlace({ contacts, url }: { contacts: Contacts; url: string }): StructuredData {
  const hours = openingHours({ schedule: contacts.workingHours });
  return {
    "@type": "LocalBusiness",
    name: parkName.title,
    url,
    telephone: callable(contacts.phone),
    address: postalAddress(contacts),
    ...geo(contacts),
    ...(hours && { openingHours: hours }),
  };
}
