import { serviceFor } from "../../../views/content/service.ts";
import { ContactsPage } from "../../../views/visit/ContactsPage.tsx";
import { ParkingPage } from "../../../views/visit/ParkingPage.tsx";
import { ResidentsParkingPage } from "../../../views/visit/ResidentsParkingPage.tsx";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { RoutePage } from "../../../views/visit/RoutePage.tsx";
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
  const { content } = ask;
  const [parking, services] = await Promise.all([content.parking(), content.services()]);
  const others = parking[side === "visitorsMap" ? "residentsMap" : "visitorsMap"].zones;
  return { map: parking[side], others, chargingServiceId: serviceFor(services, "charging")?.id };
}

/** The zones of both sides, for a plan; none while upstream cannot tell them. */
async function zonesOf({ content }: ContentAsk) {
  const parking = await orElse(content.parking(), undefined);
  return { visitors: parking?.visitorsMap.zones ?? [], residents: parking?.residentsMap.zones ?? [] };
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
  async load(ask) {
    const [services, zones] = await Promise.all([ask.content.services(), zonesOf(ask)]);
    const hasMap = ask.site.widgets.map2gis !== undefined;
    const busServiceId = serviceFor(services, "transport")?.id;
    return { zones: zones.visitors, others: zones.residents, hasMap, busServiceId };
  },
  view: RoutePage,
  head: routeHead,
});

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load(ask) {
    const [services, zones] = await Promise.all([ask.content.services(), zonesOf(ask)]);
    return {
      zones: zones.residents,
      others: zones.visitors,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: residentsRouteHead,
});
