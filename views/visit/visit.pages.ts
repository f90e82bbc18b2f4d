import { known } from "../content/content.ts";
import { type Contacts, departmentFor } from "../content/park.ts";
import { type ParkingMap, spacesIn } from "../content/parking.ts";
import { serviceFor } from "../content/service.ts";
import { type CommonProps, definePage, type HeadOf, type PageRequest } from "../layout/define-page.ts";
import { headDescription, promised } from "../layout/head.ts";
import { statedParking } from "../park/claims/texts.ts";
import { parkName } from "../park/park-name.ts";
import { addressInWords, geo, parkPlace, postalAddress } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { plural } from "../ui/format.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import { ContactsPage } from "./ContactsPage.tsx";
import { ParkingPage, ResidentsParkingPage } from "./ParkingPage.tsx";
import { ResidentsRoutePage, RoutePage, wayFilter } from "./RoutePage.tsx";

/** «120 мест», if their number is known. */
const spacesInWords = ({ zones }: ParkingMap): string =>
  spacesIn(zones) > 0 ? plural(spacesIn(zones), "место", "места", "мест") : "Парковка";

const contactsHead: HeadOf<typeof ContactsPage> = ({ contacts, url, origin }) => ({
  title: `Контакты ${parkName.genitive}`,
  description: headDescription(
    promised(
      `телефон ${contacts.phone}`,
      contacts.email && `эл. почта ${contacts.email}`,
      contacts.workingHours !== "" && "часы работы",
      "адрес",
      "как добраться",
    ),
    contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
  ),
  crumbs: [{ text: "Контакты" }],
  sheets: ["page", "content"],
  image: "contacts",
  structured: () => [contactPage(contacts, url, origin), parkPlace({ contacts, url })],
});

const parkingHead: HeadOf<typeof ParkingPage> = ({ map, contacts, claims, url }) => ({
  title: `Парковка для посетителей ${parkName.genitive}`,
  description: `${spacesInWords(map)} для гостей: ${map.zones.length > 0 ? "схема зон, тарифы" : "как проехать"}${claims ? statedParking.visitors : " и маршрут на машине."}`,
  crumbs: [{ text: "Парковка" }],
  sheets: ["page", "places"],
  image: "parking",
  structured: () => [parkingFacility("Посетители", { map, contacts, claims, url })],
});

const residentsParkingHead: HeadOf<typeof ResidentsParkingPage> = ({ map, contacts, claims, url }) => ({
  title: `Парковка для резидентов парка ${parkName.quoted}`,
  description: `${spacesInWords(map)} для машин арендаторов: ${map.zones.length > 0 ? "схема зон и плата" : "где стоять"}${claims ? statedParking.residents : ", кого спросить о договоре."}`,
  crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
  sheets: ["page", "places"],
  image: "parking",
  structured: () => [parkingFacility("Резиденты", { map, contacts, claims, url })],
});

const routeHead: HeadOf<typeof RoutePage> = ({ contacts, claims, url }) => ({
  title: `Как добраться до ${parkName.genitive}`,
  description:
    claims?.routeDescription ??
    `Адрес ${parkName.genitive}: ${addressInWords({ ...contacts.address, postalCode: "" })}. Координаты и маршрут на машине и на транспорте.`,
  canonical: href("route", {}),
  crumbs: [{ text: "Как добраться" }],
  sheets: ["page", "places"],
  image: "route",
  structured: () => [parkPlace({ contacts, url })],
});

const residentsRouteHead: HeadOf<typeof ResidentsRoutePage> = ({ contacts, claims, cabinetUrl, url }) => ({
  title: `Как добраться: резидентам парка ${parkName.quoted}`,
  description:
    claims?.residentsRouteDescription ??
    `Дорога для тех, кто работает в ${parkName.prepositional}: ${cabinetUrl ? "парковка, пропуска и кабинет арендатора" : "адрес, парковка, телефон"}.`,
  crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
  sheets: ["page", "places"],
  image: "route",
  structured: () => [parkPlace({ contacts, url })],
});

type FacilityProps = Pick<CommonProps, "contacts" | "url" | "claims"> & { map: ParkingMap };

/** A side of the car park. `url` is absolute. */
function parkingFacility(forWhom: string, { map, contacts, url, claims }: FacilityProps): StructuredData {
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

/** The page of contacts, with every department as a point of contact. `origin` has no slash at its end. */
function contactPage(contacts: Contacts, url: string, origin: string): StructuredData {
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

type ContentOnly = Pick<PageRequest, "content">;

export const contactsPage = definePage({
  route: "contacts",
  showsTime: true,
  load: ({ site }) => ({ hasMap: site.widgets.map2gis !== undefined }),
  view: ContactsPage,
  head: contactsHead,
});

/** The content of both pages; `map` is their own side of the car park. */
function loadParking({ content }: ContentOnly, side: "visitorsMap" | "residentsMap") {
  const parking = known(content.parking);
  const others = parking[side === "visitorsMap" ? "residentsMap" : "visitorsMap"].zones;
  return { map: parking[side], others };
}

/** The zones of a side, for a plan; none while they are unknown. */
function zonesOf({ content: { parking } }: ContentOnly, side: "visitorsMap" | "residentsMap") {
  return parking?.[side].zones ?? [];
}

export const parkingPage = definePage({
  route: "parking",
  load: (request) => loadParking(request, "visitorsMap"),
  view: ParkingPage,
  head: parkingHead,
});

export const residentsParkingPage = definePage({
  route: "residentsParking",
  load(request) {
    const department = departmentFor(request.park.contacts, "rent");
    return { ...loadParking(request, "residentsMap"), department };
  },
  view: ResidentsParkingPage,
  head: residentsParkingHead,
});

export const routePage = definePage({
  route: "route",
  filter: wayFilter,
  load(request) {
    const { services } = request.content;
    const zones = zonesOf(request, "visitorsMap");
    const { body: [body] = [] } = wayFilter.read(request.query);
    const chosen = request.park.buildings.find(({ id }) => id === body);
    const hasMap = request.site.widgets.map2gis !== undefined;
    const busServiceId = serviceFor(services, "transport")?.id;
    return { zones, hasMap, busServiceId, chosen };
  },
  view: RoutePage,
  head: routeHead,
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  load(request) {
    const { services } = request.content;
    const zones = zonesOf(request, "residentsMap");
    return {
      zones,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: residentsRouteHead,
});
