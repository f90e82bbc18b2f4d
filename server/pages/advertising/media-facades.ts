import { MediaFacadesPage } from "../../../views/advertising/MediaFacadesPage.tsx";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";

/** The list of the places for advertising. */
export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  async load({ content }) {
    const [solutions, { bodies }] = await Promise.all([content.mediaFacadeSolutions(), content.park()]);
    return { solutions, bodies };
  },
  view: MediaFacadesPage,
  head: ({ solutions }, { site }) => ({
    title: `Медиафасады и рекламные экраны в бизнес-парке — ${parkName.quoted}`,
    description: headDescription(
      "Экраны на фасадах, в лифтах и холлах, щит у въезда, короба в галерее: размеры, время работы, число контактов и цены с НДС 22 %.",
      "Есть таблица для сравнения.",
    ),
    canonical: href("mediaFacades", {}),
    crumbs: [{ text: "Реклама", href: href("advertising", {}) }, { text: "Медиафасады" }],
    sheets: ["places"],
    image: "advertising",
    structured: () => [itemList(solutions.map(({ id }) => site.origin + href("mediaFacade", { id })))],
  }),
});
