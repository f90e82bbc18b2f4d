import { addressInWords } from "../../../views/park/address-words.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { RoutePage } from "../../../views/visit/RoutePage.tsx";
import { definePage } from "../define-page.ts";
import { loadWay } from "./load-way.ts";

export const routePage = definePage({
  route: "route",
  async load(ask) {
    const { services, shown } = await loadWay(ask);
    const hasMap = ask.site.map2gisKey !== undefined;
    return { ...shown, hasMap, busServiceId: serviceFor(services, "transport")?.id };
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
