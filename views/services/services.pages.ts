import { itemOf } from "../content/content.ts";
import type { Contacts } from "../content/park.ts";
import type { Service } from "../content/service.ts";
import { definePage } from "../layout/define-page.ts";
import { headDescription, headTitle } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { postalAddress } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { callable, plural, sentenceOf } from "../ui/format.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import { ServicePage } from "./ServicePage.tsx";
import { ServicesPage } from "./ServicesPage.tsx";

/** A service of the park, rendered at its address. `origin` without a slash. */
function serviceOffered(service: Service, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, location } = service;
  return {
    "@type": "Service",
    name,
    description: short,
    url: origin + href("service", { id }),
    provider: { "@id": `${origin}/#organization` },
    areaServed: { "@type": "Place", address: postalAddress(contacts) },
    availableChannel: {
      "@type": "ServiceChannel",
      servicePhone: { "@type": "ContactPoint", telephone: callable(phone ?? contacts.phone) },
      serviceLocation: { "@type": "Place", name: location ?? parkName.title, address: postalAddress(contacts) },
    },
  };
}

export const servicesPage = definePage({
  route: "services",
  showsTime: true,
  load: ({ content }) => ({ services: content.services }),
  view: ServicesPage,
  head: ({ services, claims, origin }) => ({
    title: `Услуги для арендаторов ${parkName.genitive}`,
    description: headDescription(
      `${services.length > 0 ? plural(services.length, "услуга", "услуги", "услуг") : "Услуги"} для компаний парка${claims ? `: ${claims.services.listed}` : ""}.`,
      claims
        ? "Что входит в аренду и что сколько стоит."
        : services.length > 0 && `${sentenceOf(services.slice(0, 3).map(({ name }) => name))}.`,
    ),
    crumbs: [{ text: "Услуги" }],
    sheets: ["page", "content"],
    image: "services",
    structured: () => [itemList(services.map(({ id, link }) => new URL(link ?? href("service", { id }), origin).href))],
  }),
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
  head({ service, contacts, claims, origin }) {
    const { name, short, schedule } = service;
    return {
      title: headTitle(name, ` — услуги ${parkName.genitive}`, ` — услуги ${parkName.quoted}`, ` — ${parkName.quoted}`),
      description: headDescription(
        short,
        claims
          ? `Что входит, сколько стоит и как заказать в ${parkName.prepositional}.`
          : `Услуга в ${parkName.prepositional}.`,
        claims?.services.described,
        schedule && `Часы: ${schedule}.`,
      ),
      crumbs: [{ text: "Услуги", href: href("services", {}) }, { text: name }],
      sheets: ["page", "content"],
      image: "services",
      structured: () => [serviceOffered(service, contacts, origin)],
    };
  },
});
