import { itemOf, known } from "../content/content.ts";
import { departmentFor } from "../content/park.ts";
import { facadeScreens, isFacadeScreen, type MediaFacadeSolution } from "../content/surface.ts";
import { definePage, type HeadOf } from "../layout/define-page.ts";
import { headDescription, headTitle } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { withVat } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { listed, plural, rubles, sides } from "../ui/format.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import { lowestFirst } from "../ui/lowest-first.ts";
import { AdvertisingPage, MediaFacadesPage } from "./AdvertisingPage.tsx";
import { MediaFacadePage } from "./MediaFacadePage.tsx";

const surfacesCounted = (count: number) =>
  plural(count, "рекламная поверхность", "рекламные поверхности", "рекламных поверхностей");

const hasPrice = ({ price }: MediaFacadeSolution) => price > 0;

const advertisingHead: HeadOf<typeof AdvertisingPage> = ({ solutions = [], claims, origin }) => {
  const cheapest = solutions.filter(hasPrice).toSorted((a, b) => lowestFirst(a.price, b.price))[0];
  const isOne = solutions.length === 1;
  const promisedWords = listed([
    isOne ? "где она" : "где они",
    "какого размера",
    ...(cheapest ? [isOne ? "сколько стоит" : "сколько стоят"] : []),
  ]);
  return {
    title: `Реклама в ${parkName.prepositional}${cheapest ? ": поверхности и цены" : ""}`,
    description: headDescription(
      solutions.length > 0 ? `${surfacesCounted(solutions.length)}: ${promisedWords}.` : "Рекламные поверхности парка.",
      cheapest && `От ${rubles(cheapest.price)} ${cheapest.priceUnit}${claims ? ` ${withVat(claims)}` : ""}.`,
      claims && "Макет согласуем за два рабочих дня.",
    ),
    crumbs: [{ text: "Реклама" }],
    sheets: ["page", "content", "advertising"],
    image: "advertising",
    opensBanner: true,
    structured: () => [itemList(solutions.map(({ id }) => origin + href("mediaFacade", { id })))],
  };
};

const mediaFacadesHead: HeadOf<typeof MediaFacadesPage> = ({ solutions, claims, origin }) => {
  const screens = facadeScreens(solutions);
  const arePriced = screens.some(hasPrice);
  const areTermsPriced = screens.some(({ prices }) => prices.length > 1);
  const vatWords = claims ? ` ${withVat(claims)}` : "";
  const priceWords = arePriced ? ` и ${areTermsPriced ? "цены сроков" : "цены"}${vatWords}` : "";
  return {
    title: `Медиафасады${arePriced ? ": экраны и цены" : ""} — ${parkName.quoted}`,
    description: headDescription(
      screens.length > 0 ? `Экраны на фасадах парка: размер${priceWords}.` : "Экраны на фасадах парка.",
      screens.some(({ requirements }) => requirements.length > 0) && "Какой ролик прислать.",
      screens.length > 0 && "Заявка на свободные даты через сайт.",
    ),
    crumbs: [{ text: "Реклама", href: href("advertising", {}) }, { text: "Экраны на фасадах" }],
    sheets: ["page", "content", "advertising"],
    image: "advertising",
    structured: () => [itemList(screens.map(({ id }) => origin + href("mediaFacade", { id })))],
  };
};

const mediaFacadeHead: HeadOf<typeof MediaFacadePage> = ({ solution, claims, origin }) => {
  const { name, short, price, priceUnit } = solution;
  return {
    title: headTitle(
      name,
      ` — реклама ${sides(solution.width, solution.height)}, ${parkName.quoted}`,
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
    sheets: ["page", "content", "advertising"],
    image: "advertising",
    structured: () => [advertisingOffer(solution, origin, claims !== undefined)],
  };
};

/** A place for advertising as a service with its price. `hasVat`: it includes VAT. `origin` without a slash. */
function advertisingOffer(solution: MediaFacadeSolution, origin: string, hasVat: boolean): StructuredData {
  const { id, name, short, price, priceUnit } = solution;
  const url = origin + href("mediaFacade", { id });
  return {
    "@type": "Service",
    name,
    description: short,
    serviceType: "Размещение рекламы",
    url,
    provider: { "@id": `${origin}/#organization` },
    ...(price > 0 && {
      offers: {
        "@type": "Offer",
        url,
        price,
        priceCurrency: "RUB",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "RUB",
          unitText: priceUnit,
          ...(hasVat && { valueAddedTaxIncluded: true }),
        },
      },
    }),
  };
}

export const advertisingPage = definePage({
  route: "advertising",
  load: ({ content, park }) => ({ banners: park.advertisementBanners, solutions: content.surfaces }),
  view: AdvertisingPage,
  head: advertisingHead,
});

export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  load: ({ content }) => ({ solutions: known(content.surfaces) }),
  view: MediaFacadesPage,
  head: mediaFacadesHead,
});

export const mediaFacadePage = definePage({
  route: "mediaFacade",
  guards: ["id"],
  load({ params, content, park: { contacts } }) {
    const solution = itemOf(content.surfaces, Number(params.id));
    const department = departmentFor(contacts, "advertising");
    return solution && { solution, department };
  },
  view: MediaFacadePage,
  head: mediaFacadeHead,
});
