import { addressInWords } from "../../../views/park/address-words.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { RoutePage } from "../../../views/visit/RoutePage.tsx";
import { definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

export const routePage = definePage({
  route: "route",
  async load({ content, site }) {
    const [park, services, places] = await Promise.all([
      content.park(),
      content.services(),
      knownPlaces(content, site),
    ]);
    return {
      places,
      park,
      contacts: park.contacts,
      statements: site.statements,
      hasMap: site.map2gisKey !== undefined,
      busServiceId: serviceFor(services, "transport")?.id,
    };
  },
  view: RoutePage,
  head({ contacts }, { site }) {
    const path = href("route", {});
    return {
      title: `Как добраться до ${parkName.genitive}`,
      description:
        site.statements?.routeDescription ??
        `Адрес ${parkName.genitive}: ${addressInWords({ ...contacts.address, postalCode: "" })}. Координаты и маршрут на машине и на транспорте.`,
      canonical: path,
      crumbs: [{ text: "Как добраться" }],
      sheets: ["places"],
      image: "route",
      structured: () => [wayPage({ contacts, url: site.origin + path, name: "Как добраться" })],
    };
  },
});
