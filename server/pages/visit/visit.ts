import { serviceFor } from "../../../views/content/service.ts";
import { ContactsPage } from "../../../views/visit/ContactsPage.tsx";
import { ParkingPage, ResidentsParkingPage } from "../../../views/visit/ParkingPage.tsx";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { RoutePage, wayFilter } from "../../../views/visit/RoutePage.tsx";
import {
  contactsHead,
  parkingHead,
  residentsParkingHead,
  residentsRouteHead,
  routeHead,
} from "../../../views/visit/visit.head.ts";
import { type Ask, definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

type ContentAsk = Pick<Ask, "content">;

export const contactsPage = definePage({
  route: "contacts",
  showsTime: true,
  load: async ({ site }) => ({ hasMap: site.widgets.map2gis !== undefined }),
  view: ContactsPage,
  head: contactsHead,
});

/** The content of both pages; `map` is their own side of the car park. */
async function loadParking(ask: ContentAsk, side: "visitorsMap" | "residentsMap") {
  const parking = await ask.content.parking();
  const others = parking[side === "visitorsMap" ? "residentsMap" : "visitorsMap"].zones;
  return { map: parking[side], others };
}

/** The zones of a side, for a plan; none while upstream cannot tell them. */
async function zonesOf({ content }: ContentAsk, side: "visitorsMap" | "residentsMap") {
  const parking = await orElse(content.parking(), undefined);
  return parking?.[side].zones ?? [];
}

export const parkingPage = definePage({
  route: "parking",
  load: (ask) => loadParking(ask, "visitorsMap"),
  view: ParkingPage,
  head: parkingHead,
});

export const residentsParkingPage = definePage({
  route: "residentsParking",
  async load(ask) {
    const department = ask.park.contacts.departments.find(({ role }) => role === "rent");
    return { ...(await loadParking(ask, "residentsMap")), department };
  },
  view: ResidentsParkingPage,
  head: residentsParkingHead,
});

export const routePage = definePage({
  route: "route",
  filter: wayFilter,
  async load(ask) {
    const [services, zones] = await Promise.all([ask.content.services(), zonesOf(ask, "visitorsMap")]);
    const { body: [body] = [] } = wayFilter.read(ask.query);
    const chosen = ask.park.buildings.find(({ id }) => id === body);
    const hasMap = ask.site.widgets.map2gis !== undefined;
    const busServiceId = serviceFor(services, "transport")?.id;
    return { zones, hasMap, busServiceId, chosen };
  },
  view: RoutePage,
  head: routeHead,
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load(ask) {
    const [services, zones] = await Promise.all([ask.content.services(), zonesOf(ask, "residentsMap")]);
    return {
      zones,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: residentsRouteHead,
});
