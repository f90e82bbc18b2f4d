import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { serviceFor } from "../../../views/services/service.ts";
import { wayPage } from "../../../views/visit/place.jsonld.ts";
import { ResidentsRoutePage } from "../../../views/visit/ResidentsRoutePage.tsx";
import { definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

/** The way to the park for those who work in it. */
export const residentsRoutePage = definePage({
  route: "residentsRoute",
  async load({ content, site }) {
    const [park, services, places] = await Promise.all([content.park(), content.services(), knownPlaces(content)]);
    return {
      park,
      contacts: park.contacts,
      places,
      cabinetUrl: site.cabinetUrl,
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
        "Входы по пропуску и их часы, доступ ночью и в выходные, расписание автобуса, велопарковка с душевыми, завоз мебели и оборудования, парковка резидентов.",
      canonical: path,
      crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
      sheets: ["places"],
      image: "route",
      structured: () => [wayPage({ contacts, url: site.origin + path, name: "Как добраться: резидентам" })],
    };
  },
});
