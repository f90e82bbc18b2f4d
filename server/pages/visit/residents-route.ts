import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { definePage } from "../define-page.ts";
import { loadWay } from "./load-way.ts";

export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load(ask) {
    const { services, shown } = await loadWay(ask);
    return {
      ...shown,
      cabinetUrl: ask.site.cabinetUrl,
      duty: serviceFor(services, "operation")?.phone,
      securityServiceId: serviceFor(services, "security")?.id,
    };
  },
  view: ResidentsRoutePage,
  head({ contacts }, { site }) {
    const path = href("residentsRoute", {});
    return {
      title: `Как добраться: резидентам парка ${parkName.quoted}`,
      description:
        site.statements?.residentsRouteDescription ??
        `Дорога для тех, кто работает в ${parkName.prepositional}: ${site.cabinetUrl ? "парковка, пропуска и кабинет арендатора" : "адрес, парковка, телефон"}.`,
      canonical: path,
      crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
      sheets: ["places"],
      image: "route",
      structured: () => [wayPage({ contacts, url: site.origin + path, name: "Как добраться: резидентам" })],
    };
  },
});
