import { MediaFacadesPage } from "../../../views/advertising/MediaFacadesPage.tsx";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";

export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  load: async ({ content }) => ({ solutions: await content.mediaFacadeSolutions() }),
  view: MediaFacadesPage,
  head: ({ solutions, statements, origin }) => ({
    title: `Медиафасады и рекламные экраны в бизнес-парке — ${parkName.quoted}`,
    description: headDescription(
      `Где разместить рекламу в парке: размеры, время работы, число контактов и цены${statements ? " с НДС 22 %" : ""}.`,
      "Есть таблица для сравнения.",
    ),
    crumbs: [{ text: "Реклама", href: href("advertising", {}) }, { text: "Медиафасады" }],
    sheets: ["places"],
    image: "advertising",
    structured: () => [itemList(solutions.map(({ id }) => origin + href("mediaFacade", { id })))],
  }),
});
