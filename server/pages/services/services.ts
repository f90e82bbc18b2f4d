import { ServicePage } from "../../../views/services/ServicePage.tsx";
import { ServicesPage } from "../../../views/services/ServicesPage.tsx";
import { serviceHead, servicesHead } from "../../../views/services/services.head.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const servicesPage = definePage({
  route: "services",
  showsTime: true,
  load: async ({ content }) => ({ services: await content.services() }),
  view: ServicesPage,
  head: servicesHead,
});

export const servicePage = definePage({
  route: "service",
  showsTime: true,
  guards: ["id"],
  async load({ params, content }) {
    const [service, all] = await Promise.all([content.service(Number(params.id)), orElse(content.services(), [])]);
    return service && { service, all };
  },
  view: ServicePage,
  head: serviceHead,
});
