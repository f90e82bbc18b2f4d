import { plural } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { statedParking } from "../../../views/park/statements/parking-words.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { ParkingPage } from "../../../views/visit/ParkingPage.tsx";
import type { ParkingMap } from "../../../views/visit/parking.ts";
import { parkingFacility } from "../../../views/visit/parking-facility.jsonld.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { ResidentsParkingPage } from "../../../views/visit/ResidentsParkingPage.tsx";
import { type Ask, definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

/** What both pages show. */
async function loadParking(ask: Pick<Ask, "content" | "park" | "site">) {
  const { content } = ask;
  const [parking, services, places] = await Promise.all([content.parking(), content.services(), knownPlaces(ask)]);
  return { parking, shown: { places, chargingServiceId: serviceFor(services, "charging")?.id } };
}

/** «120 мест», if their number is known. */
const spacesInWords = ({ zones }: ParkingMap): string =>
  spacesIn(zones) > 0 ? plural(spacesIn(zones), "место", "места", "мест") : "Парковка";

export const parkingPage = definePage({
  route: "parking",
  async load(ask) {
    const { parking, shown } = await loadParking(ask);
    return { ...shown, map: parking.visitorsMap };
  },
  view: ParkingPage,
  head: ({ map, contacts, statements, url }) => ({
    title: `Парковка для посетителей ${parkName.genitive}`,
    description: `${spacesInWords(map)} для гостей: ${map.zones.length > 0 ? "схема зон, тарифы" : "как проехать"}${statements ? statedParking.visitors : " и маршрут на машине."}`,
    crumbs: [{ text: "Парковка" }],
    sheets: ["places"],
    image: "parking",
    structured: () => [parkingFacility({ map, contacts, url, forWhom: "Посетители", statements })],
  }),
});

export const residentsParkingPage = definePage({
  route: "residentsParking",
  async load(ask) {
    const { parking, shown } = await loadParking(ask);
    const department = ask.park.contacts.departments.find(({ role }) => role === "rent");
    return { ...shown, map: parking.residentsMap, department };
  },
  view: ResidentsParkingPage,
  head: ({ map, contacts, statements, url }) => ({
    title: `Парковка для резидентов парка ${parkName.quoted}`,
    description: `${spacesInWords(map)} для машин арендаторов: ${map.zones.length > 0 ? "схема зон и плата" : "где стоять"}${statements ? statedParking.residents : ", кого спросить о договоре."}`,
    crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
    sheets: ["places"],
    image: "parking",
    structured: () => [parkingFacility({ map, contacts, url, forWhom: "Резиденты", statements })],
  }),
});
