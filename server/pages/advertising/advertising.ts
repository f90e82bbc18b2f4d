import { AdvertisingPage } from "../../../views/advertising/AdvertisingPage.tsx";
import { advertisingOffer } from "../../../views/advertising/advertising-offer.jsonld.ts";
import { MediaFacadePage } from "../../../views/advertising/MediaFacadePage.tsx";
import { MediaFacadesPage } from "../../../views/advertising/MediaFacadesPage.tsx";
import { isFacadeScreen, solutionSize } from "../../../views/content/surface-words.ts";
import { plural, rubles } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const advertisingPage = definePage({
  route: "advertising",
  load: async ({ content, park }) => ({
    banners: park.advertisementBanners,
    solutions: await orElse(content.mediaFacadeSolutions(), undefined),
  }),
  view: AdvertisingPage,
  head({ solutions = [], claims, origin }) {
    const cheapest = solutions.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price)[0];
    return {
      title: `Реклама в ${parkName.prepositional}${cheapest ? ": форматы и цены" : ""}`,
      description: headDescription(
        `${solutions.length > 0 ? plural(solutions.length, "рекламная поверхность", "рекламные поверхности", "рекламных поверхностей") : "Рекламные поверхности"}: где они, какого размера и сколько стоят.`,
        cheapest && `От ${rubles(cheapest.price)} ${cheapest.priceUnit}${claims ? ` ${withVat(claims)}` : ""}.`,
        claims && "Макет согласуем за два рабочих дня.",
      ),
      crumbs: [{ text: "Реклама" }],
      sheets: ["page", "advertising"],
      image: "advertising",
      opensBanner: true,
      structured: () => [itemList(solutions.map(({ id }) => origin + href("mediaFacade", { id })))],
    };
  },
});

export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  load: async ({ content }) => ({ solutions: await content.mediaFacadeSolutions() }),
  view: MediaFacadesPage,
  head: ({ solutions, claims, origin }) => ({
    title: `Медиафасады: технический лист экранов — ${parkName.quoted}`,
    description: headDescription(
      `Экраны на фасадах парка рядом: кадр, шаг пикселя, яркость, часы, контакты и цены сроков${claims ? ` ${withVat(claims)}` : ""}.`,
      "Требования к ролику.",
    ),
    crumbs: [{ text: "Реклама", href: href("advertising", {}) }, { text: "Экраны на фасадах" }],
    sheets: ["page", "advertising"],
    image: "advertising",
    structured: () => [
      itemList(solutions.filter(isFacadeScreen).map(({ id }) => origin + href("mediaFacade", { id }))),
    ],
  }),
});

export const mediaFacadePage = definePage({
  route: "mediaFacade",
  guards: ["id"],
  async load({ params, content, park: { contacts } }) {
    const solution = await content.mediaFacadeSolution(Number(params.id));
    const department = contacts.departments.find(({ role }) => role === "advertising");
    return solution && { solution, department };
  },
  view: MediaFacadePage,
  head({ solution, claims, origin }) {
    const { name, short, price, priceUnit } = solution;
    return {
      title: headTitle(
        name,
        ` — реклама ${solutionSize(solution)}, ${parkName.quoted}`,
        ` — реклама, ${parkName.quoted}`,
        " — реклама",
      ),
      description: headDescription(
        short,
        price > 0 && `${rubles(price)} ${priceUnit}${claims ? ` ${withVat(claims)}` : ""}.`,
        solution.requirements.length > 0 ? "Размеры и требования к макету." : "Размеры.",
        "Заявка через сайт.",
      ),
      crumbs: [
        { text: "Реклама", href: href("advertising", {}) },
        ...(isFacadeScreen(solution) ? [{ text: "Экраны на фасадах", href: href("mediaFacades", {}) }] : []),
        { text: name },
      ],
      sheets: ["page", "advertising"],
      image: "advertising",
      structured: () => [advertisingOffer(solution, origin, claims !== undefined)],
    };
  },
});
