import { known } from "../content/content.ts";
import { departmentFor } from "../content/park.ts";
import { serviceFor } from "../content/service.ts";
import { definePage, type PageRequest } from "../layout/define-page.ts";
import { ContactsPage } from "./ContactsPage.tsx";
import { ParkingPage, ResidentsParkingPage } from "./ParkingPage.tsx";
import { ResidentsRoutePage } from "./ResidentsRoutePage.tsx";
import { RoutePage, wayFilter } from "./RoutePage.tsx";
import { contactsHead, parkingHead, residentsParkingHead, residentsRouteHead, routeHead } from "./visit.head.ts";

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
