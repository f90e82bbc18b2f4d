import { known } from "../content/content.ts";
import { departmentFor } from "../content/park.ts";
import { type ParkingMap, spacesIn } from "../content/parking.ts";
import { serviceFor } from "../content/service.ts";
import { defineFilter } from "../filters/define-filter.ts";
import { ids, oneOf } from "../filters/filter-fields.ts";
import { type CommonProps, definePage } from "../layout/define-page.ts";
import { headDescription, promised } from "../layout/head.ts";
import { statedParking } from "../park/claims/texts.ts";
import { parkName } from "../park/park-name.ts";
import { addressInWords, geo, parkPlace, postalAddress } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { callable, plural } from "../ui/format.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import { ContactsPage } from "./ContactsPage.tsx";
import { ParkingPage, ResidentsParkingPage } from "./ParkingPage.tsx";
import { ResidentsRoutePage, RoutePage } from "./RoutePage.tsx";
import { type RoleName, roleNames } from "./roles.ts";

/** «120 мест», if their number is known. */
const spacesInWords = ({ zones }: ParkingMap): string =>
  spacesIn(zones) > 0 ? plural(spacesIn(zones), "место", "места", "мест") : "Парковка";

type FacilityProps = Pick<CommonProps, "contacts" | "url" | "claims"> & { map: ParkingMap };

/** A side of the car park. `url` is absolute. */
function parkingFacility(forWhom: string, { map, contacts, url, claims }: FacilityProps): StructuredData {
  return {
    "@type": "ParkingFacility",
    name: map.title,
    description: forWhom,
    url,
    telephone: callable(contacts.phone),
    address: postalAddress(contacts),
    ...geo(contacts),
    ...(claims && { openingHours: claims.parkingHours }),
    ...(spacesIn(map.zones) > 0 && { maximumAttendeeCapacity: spacesIn(map.zones) }),
    amenityFeature: map.zones
      .filter(({ spaces }) => spaces > 0)
      .map(({ name, spaces }) => ({ "@type": "LocationFeatureSpecification", name, value: spaces })),
  };
}

export const contactsPage = definePage({
  route: "contacts",
  showsTime: true,
  load: ({ content: { parking }, site }) => ({
    hasMap: site.widgets.map2gis !== undefined,
    zones: parking?.visitorsMap.zones ?? [],
  }),
  view: ContactsPage,
  head: ({ contacts, url }) => ({
    title: `Контакты ${parkName.genitive}`,
    description: headDescription(
      promised(
        callable(contacts.phone) && `телефон ${contacts.phone}`,
        contacts.email && `эл. почта ${contacts.email}`,
        contacts.workingHours !== "" && "часы работы",
        addressInWords(contacts.address) && "адрес",
        "как добраться",
      ),
      contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
    ),
    crumbs: [{ text: "Контакты" }],
    sheets: ["page", "content", "places"],
    image: "contacts",
    structured: () => [parkPlace({ contacts, url })],
  }),
});

export const parkingPage = definePage({
  route: "parking",
  load({ content }) {
    const { visitorsMap, residentsMap } = known(content.parking);
    return { map: visitorsMap, residents: residentsMap };
  },
  view: ParkingPage,
  head: ({ map, contacts, claims, url }) => ({
    title: `Парковка для посетителей ${parkName.genitive}`,
    description:
      claims && map.zones.length > 0
        ? `${spacesInWords(map)} для гостей: схема парковок, тарифы${statedParking.visitors}`
        : headDescription(
            `${spacesInWords(map)} для гостей.`,
            promised(map.zones.length > 0 && "где встать", map.zones.some(({ tariff }) => tariff !== "") && "тарифы"),
          ),
    crumbs: [{ text: "Парковка" }],
    sheets: ["page", "places"],
    image: "parking",
    structured: () => [parkingFacility("Посетители", { map, contacts, claims, url })],
  }),
});

export const residentsParkingPage = definePage({
  route: "residentsParking",
  load: ({ content, park }) => ({
    map: known(content.parking).residentsMap,
    department: departmentFor(park.contacts, "rent"),
  }),
  view: ResidentsParkingPage,
  head: ({ map, department, contacts, claims, url }) => ({
    title: `Парковка для арендаторов парка ${parkName.quoted}`,
    description:
      claims && map.zones.length > 0
        ? `${spacesInWords(map)} для машин арендаторов: схема парковок и плата${statedParking.residents}`
        : headDescription(
            `${spacesInWords(map)} для машин арендаторов.`,
            promised(
              map.zones.length > 0 && "где встать",
              map.zones.some(({ tariff }) => tariff !== "") && "плата",
              department && "кого спросить о договоре",
            ),
          ),
    crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
    sheets: ["page", "places"],
    image: "parking",
    structured: () => [parkingFacility("Резиденты", { map, contacts, claims, url })],
  }),
});

/** The building that the visitor goes to, by its id, and who comes. */
export const wayFilter = defineFilter<{ to: number[]; as: RoleName }>({
  fields: { to: ids({ max: 1 }), as: oneOf(roleNames) },
});

export const routePage = definePage({
  route: "route",
  filter: wayFilter,
  load({ query, content: { parking, services }, park, site }) {
    const { to: [to] = [], as } = wayFilter.read(query);
    return {
      zones: parking?.visitorsMap.zones ?? [],
      hasMap: site.widgets.map2gis !== undefined,
      busServiceId: serviceFor(services, "transport")?.id,
      chosen: park.buildings.find(({ id }) => id === to),
      role: as,
    };
  },
  view: RoutePage,
  head({ contacts, claims, url }) {
    const where = addressInWords({ ...contacts.address, postalCode: "" });
    return {
      title: `Как добраться до ${parkName.genitive}`,
      description:
        claims?.routeDescription ??
        headDescription(
          where && `Адрес ${parkName.genitive}: ${where}.`,
          contacts.coordinates && "Координаты и маршрут на машине.",
          callable(contacts.phone) && `Справки: ${contacts.phone}.`,
        ),
      canonical: href("route", {}),
      crumbs: [{ text: "Как добраться" }],
      sheets: ["page", "places"],
      image: "route",
      structured: () => [parkPlace({ contacts, url })],
    };
  },
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  load: ({ content: { parking, services } }) => ({
    zones: parking?.residentsMap.zones ?? [],
    duty: serviceFor(services, "operation")?.phone,
    securityServiceId: serviceFor(services, "security")?.id,
  }),
  view: ResidentsRoutePage,
  head: ({ zones, contacts, claims, cabinetUrl, url }) => ({
    title: `Как добраться: арендаторам парка ${parkName.quoted}`,
    description:
      claims?.residentsRouteDescription ??
      headDescription(
        `Дорога для тех, кто работает в ${parkName.prepositional}.`,
        promised(zones.length > 0 && "парковка", cabinetUrl && "кабинет арендатора"),
      ),
    crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
    sheets: ["page", "places"],
    image: "route",
    structured: () => [parkPlace({ contacts, url })],
  }),
});
