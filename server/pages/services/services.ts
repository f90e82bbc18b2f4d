import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { ServicePage } from "../../../views/services/ServicePage.tsx";
import { ServicesPage } from "../../../views/services/ServicesPage.tsx";
import { serviceOffered } from "../../../views/services/service.jsonld.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const servicesPage = definePage({
  route: "services",
  tellsTime: true,
  load: async ({ content, site: { claims } }) => ({
    services: await content.services(),
    words: claims?.services,
  }),
  view: ServicesPage,
  head: ({ services, words, origin }) => ({
    title: `Услуги для арендаторов ${parkName.genitive}`,
    description: headDescription(
      `${services.length > 0 ? plural(services.length, "услуга", "услуги", "услуг") : "Услуги"} для компаний парка${words ? `: ${words.listed}` : ""}.`,
      words
        ? "Что входит в аренду и что сколько стоит."
        : services
            .slice(0, 3)
            .map(({ name }) => name)
            .join(", "),
    ),
    crumbs: [{ text: "Услуги" }],
    sheets: ["page", "content"],
    image: "services",
    structured: () => [itemList(services.map(({ id, link }) => new URL(link ?? href("service", { id }), origin).href))],
  }),
});

export const servicePage = definePage({
  route: "service",
  tellsTime: true,
  guards: ["id"],
  async load({ params, content, site: { claims } }) {
    const [service, all] = await Promise.all([content.service(Number(params.id)), orElse(content.services(), [])]);
    return service && { service, all, words: claims?.services };
  },
  view: ServicePage,
  head({ service, contacts, words, origin }) {
    const { name, short, schedule } = service;
    return {
      title: headTitle(name, ` — услуги ${parkName.genitive}`, ` — услуги ${parkName.quoted}`, ` — ${parkName.quoted}`),
      description: headDescription(
        short,
        words
          ? `Что входит, сколько стоит и как заказать в ${parkName.prepositional}.`
          : `Услуга в ${parkName.prepositional}.`,
        words?.described,
        schedule && `Часы: ${schedule}.`,
      ),
      crumbs: [{ text: "Услуги", href: href("services", {}) }, { text: name }],
      sheets: ["page", "content"],
      image: "services",
      structured: () => [serviceOffered(service, contacts, origin)],
    };
  },
});
