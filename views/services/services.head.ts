import type { ComponentProps } from "react";
import { plural } from "../kit/format.ts";
import { itemList } from "../kit/item-list.jsonld.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription, headTitle } from "../layout/head-text.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import type { ServicePage } from "./ServicePage.tsx";
import type { ServicesPage } from "./ServicesPage.tsx";
import { serviceOffered } from "./service.jsonld.ts";

export const servicesHead = ({
  services,
  words,
  origin,
}: CommonProps & ComponentProps<typeof ServicesPage>): PageHead => ({
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
});

export function serviceHead({
  service,
  contacts,
  words,
  origin,
}: CommonProps & ComponentProps<typeof ServicePage>): PageHead {
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
}
