import type { ParkingMap } from "../../../views/content/parking.ts";
import { serviceFor } from "../../../views/content/service.ts";
import { plural } from "../../../views/kit/format.ts";
import { headDescription, promised } from "../../../views/layout/head-text.ts";
import { addressInWords } from "../../../views/park/address-words.ts";
import { statedParking } from "../../../views/park/claims/parking-words.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { type Places, placesOf } from "../../../views/park/places.ts";
import { href } from "../../../views/routes.ts";
import { ContactsPage } from "../../../views/visit/ContactsPage.tsx";
import { contactPage } from "../../../views/visit/contact-page.jsonld.ts";
import { ParkingPage } from "../../../views/visit/ParkingPage.tsx";
import { parkingFacility } from "../../../views/visit/parking-facility.jsonld.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { ResidentsParkingPage } from "../../../views/visit/ResidentsParkingPage.tsx";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { RoutePage } from "../../../views/visit/RoutePage.tsx";
import { type Ask, definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

type Asked = Pick<Ask, "content" | "park" | "site">;

/** What statements may speak of: nothing without statements, no parking zones while upstream cannot tell them. */
async function knownPlaces({ content, park, site }: Asked): Promise<Places> {
  if (!site.claims) return new Set();
  const parking = await orElse(content.parking(), undefined);
  return placesOf(park.buildings, parking ? [...parking.visitorsMap.zones, ...parking.residentsMap.zones] : []);
}

export const contactsPage = definePage({
  route: "contacts",
  tellsTime: true,
  load: async (ask) => ({
    places: await knownPlaces(ask),
    hasMap: ask.site.map2gisKey !== undefined,
  }),
  view: ContactsPage,
  head: ({ contacts, url, origin }) => ({
    title: `Контакты ${parkName.genitive}`,
    description: headDescription(
      promised(
        `телефон ${contacts.phone}`,
        `эл. почта ${contacts.email}`,
        contacts.workingHours !== "" && "часы работы",
        "адрес",
        "как добраться",
      ),
      contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
    ),
    crumbs: [{ text: "Контакты" }],
    sheets: ["page", "content"],
    image: "contacts",
    structured: () => [contactPage(contacts, url, origin)],
  }),
});

/** What both pages show; `map` is their own side of the car park. */
async function loadParking(ask: Asked, side: "visitorsMap" | "residentsMap") {
  const { content } = ask;
  const [parking, services, places] = await Promise.all([content.parking(), content.services(), knownPlaces(ask)]);
  const others = parking[side === "visitorsMap" ? "residentsMap" : "visitorsMap"].zones;
  return { map: parking[side], others, places, chargingServiceId: serviceFor(services, "charging")?.id };
}

/** The zones of both sides, for a plan; none while upstream cannot tell them. */
async function zonesOf({ content }: Asked) {
  const parking = await orElse(content.parking(), undefined);
  return { visitors: parking?.visitorsMap.zones ?? [], residents: parking?.residentsMap.zones ?? [] };
}

/** «120 мест», if their number is known. */
const spacesInWords = ({ zones }: ParkingMap): string =>
  spacesIn(zones) > 0 ? plural(spacesIn(zones), "место", "места", "мест") : "Парковка";

export const parkingPage = definePage({
  route: "parking",
  load: (ask) => loadParking(ask, "visitorsMap"),
  view: ParkingPage,
  head: ({ map, contacts, claims, url }) => ({
    title: `Парковка для посетителей ${parkName.genitive}`,
    description: `${spacesInWords(map)} для гостей: ${map.zones.length > 0 ? "схема зон, тарифы" : "как проехать"}${claims ? statedParking.visitors : " и маршрут на машине."}`,
    crumbs: [{ text: "Парковка" }],
    sheets: ["page", "places"],
    image: "parking",
    structured: () => [parkingFacility({ map, contacts, url, forWhom: "Посетители", claims })],
  }),
});

export const residentsParkingPage = definePage({
  route: "residentsParking",
  async load(ask) {
    const department = ask.park.contacts.departments.find(({ role }) => role === "rent");
    return { ...(await loadParking(ask, "residentsMap")), department };
  },
  view: ResidentsParkingPage,
  head: ({ map, contacts, claims, url }) => ({
    title: `Парковка для резидентов парка ${parkName.quoted}`,
    description: `${spacesInWords(map)} для машин арендаторов: ${map.zones.length > 0 ? "схема зон и плата" : "где стоять"}${claims ? statedParking.residents : ", кого спросить о договоре."}`,
    crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
    sheets: ["page", "places"],
    image: "parking",
    structured: () => [parkingFacility({ map, contacts, url, forWhom: "Резиденты", claims })],
  }),
});

export const routePage = definePage({
  route: "route",
  async load(ask) {
    const [services, places, zones] = await Promise.all([ask.content.services(), knownPlaces(ask), zonesOf(ask)]);
    const hasMap = ask.site.map2gisKey !== undefined;
    const busServiceId = serviceFor(services, "transport")?.id;
    return { places, zones: zones.visitors, others: zones.residents, hasMap, busServiceId };
  },
  view: RoutePage,
  head: ({ contacts, claims, url }) => ({
    title: `Как добраться до ${parkName.genitive}`,
    description:
      claims?.routeDescription ??
      `Адрес ${parkName.genitive}: ${addressInWords({ ...contacts.address, postalCode: "" })}. Координаты и маршрут на машине и на транспорте.`,
    crumbs: [{ text: "Как добраться" }],
    sheets: ["page", "places"],
    image: "route",
    structured: () => [wayPage({ contacts, url, name: "Как добраться" })],
  }),
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load(ask) {
    const [services, places, zones] = await Promise.all([ask.content.services(), knownPlaces(ask), zonesOf(ask)]);
    return {
      places,
      zones: zones.residents,
      others: zones.visitors,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: ({ contacts, claims, cabinetUrl, url }) => ({
    title: `Как добраться: резидентам парка ${parkName.quoted}`,
    description:
      claims?.residentsRouteDescription ??
      `Дорога для тех, кто работает в ${parkName.prepositional}: ${cabinetUrl ? "парковка, пропуска и кабинет арендатора" : "адрес, парковка, телефон"}.`,
    crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
    sheets: ["page", "places"],
    image: "route",
    structured: () => [wayPage({ contacts, url, name: "Как добраться: резидентам" })],
  }),
});
