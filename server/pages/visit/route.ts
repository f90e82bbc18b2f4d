import { addressInWords } from "../../../views/park/address-words.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { RoutePage } from "../../../views/visit/RoutePage.tsx";
import { type Ask, definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

/** What both pages show, and the services that they link to. */
async function loadWay(ask: Pick<Ask, "content" | "park" | "site">) {
  const [services, places] = await Promise.all([ask.content.services(), knownPlaces(ask)]);
  return { services, places };
}

export const routePage = definePage({
  route: "route",
  async load(ask) {
    const { services, places } = await loadWay(ask);
    const hasMap = ask.site.map2gisKey !== undefined;
    return { places, hasMap, busServiceId: serviceFor(services, "transport")?.id };
  },
  view: RoutePage,
  head: ({ contacts, statements, url }) => ({
    title: `Как добраться до ${parkName.genitive}`,
    description:
      statements?.routeDescription ??
      `Адрес ${parkName.genitive}: ${addressInWords({ ...contacts.address, postalCode: "" })}. Координаты и маршрут на машине и на транспорте.`,
    crumbs: [{ text: "Как добраться" }],
    sheets: ["places"],
    image: "route",
    structured: () => [wayPage({ contacts, url, name: "Как добраться" })],
  }),
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load(ask) {
    const { services, places } = await loadWay(ask);
    return {
      places,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: ({ contacts, statements, cabinetUrl, url }) => ({
    title: `Как добраться: резидентам парка ${parkName.quoted}`,
    description:
      statements?.residentsRouteDescription ??
      `Дорога для тех, кто работает в ${parkName.prepositional}: ${cabinetUrl ? "парковка, пропуска и кабинет арендатора" : "адрес, парковка, телефон"}.`,
    crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
    sheets: ["places"],
    image: "route",
    structured: () => [wayPage({ contacts, url, name: "Как добраться: резидентам" })],
  }),
});
