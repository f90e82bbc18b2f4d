import { known } from "../content/content.ts";
import { departmentFor } from "../content/park.ts";
import { serviceFor } from "../content/service.ts";
import { type Ask, definePage } from "../layout/define-page.ts";
import { ContactsPage } from "./ContactsPage.tsx";
import { ParkingPage, ResidentsParkingPage } from "./ParkingPage.tsx";
import { ResidentsRoutePage } from "./ResidentsRoutePage.tsx";
import { RoutePage, wayFilter } from "./RoutePage.tsx";
import { contactsHead, parkingHead, residentsParkingHead, residentsRouteHead, routeHead } from "./visit.head.ts";

type ContentAsk = Pick<Ask, "content">;

export const contactsPage = definePage({
  route: "contacts",
  showsTime: true,
  load: ({ site }) => ({ hasMap: site.widgets.map2gis !== undefined }),
  view: ContactsPage,
  head: contactsHead,
});

/** The content of both pages; `map` is their own side of the car park. */
function loadParking({ content }: ContentAsk, side: "visitorsMap" | "residentsMap") {
  const parking = known(content.parking);
  const others = parking[side === "visitorsMap" ? "residentsMap" : "visitorsMap"].zones;
  return { map: parking[side], others };
}

/** The zones of a side, for a plan; none while they are unknown. */
function zonesOf({ content: { parking } }: ContentAsk, side: "visitorsMap" | "residentsMap") {
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
  load(ask) {
    const department = departmentFor(ask.park.contacts, "rent");
    return { ...loadParking(ask, "residentsMap"), department };
  },
  view: ResidentsParkingPage,
  head: residentsParkingHead,
});

export const routePage = definePage({
  route: "route",
  filter: wayFilter,
  load(ask) {
    const { services } = ask.content;
    const zones = zonesOf(ask, "visitorsMap");
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
  load(ask) {
    const { services } = ask.content;
    const zones = zonesOf(ask, "residentsMap");
    return {
      zones,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head: residentsRouteHead,
});
