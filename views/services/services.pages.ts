import { itemOf } from "../content/content.ts";
import { definePage } from "../layout/define-page.ts";
import { ServicePage } from "./ServicePage.tsx";
import { ServicesPage } from "./ServicesPage.tsx";
import { serviceHead, servicesHead } from "./services.head.ts";

export const servicesPage = definePage({
  route: "services",
  showsTime: true,
  load: ({ content }) => ({ services: content.services }),
  view: ServicesPage,
  head: servicesHead,
});

export const servicePage = definePage({
  route: "service",
  showsTime: true,
  guards: ["id"],
  load({ params, content: { services } }) {
    const service = itemOf(services, Number(params.id));
    return service && { service, all: services };
  },
  view: ServicePage,
  head: serviceHead,
});
