import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { ServicesPage } from "../../../views/services/ServicesPage.tsx";
import { definePage } from "../define-page.ts";

export const servicesPage = definePage({
  route: "services",
  load: async ({ content, site: { statements } }) => ({
    services: await content.services(),
    words: statements?.services,
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
    sheets: ["places"],
    image: "services",
    structured: () => [itemList(services.map(({ id, link }) => new URL(link ?? href("service", { id }), origin).href))],
  }),
});
