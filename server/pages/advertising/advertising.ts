import { AdvertisingPage } from "../../../views/advertising/AdvertisingPage.tsx";
import { plural, rubles } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
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
  head({ solutions = [], statements, origin }) {
    const cheapest = solutions.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price)[0];
    return {
      title: `Реклама в ${parkName.prepositional}: форматы и цены`,
      description: headDescription(
        `${solutions.length > 0 ? plural(solutions.length, "рекламная поверхность", "рекламные поверхности", "рекламных поверхностей") : "Рекламные поверхности"}: где они, какого размера и сколько стоят.`,
        cheapest && `От ${rubles(cheapest.price)} ${cheapest.priceUnit}${statements ? " с НДС 22 %" : ""}.`,
        statements && "Макет согласуем за два рабочих дня.",
      ),
      crumbs: [{ text: "Реклама" }],
      sheets: ["places"],
      image: "advertising",
      opensBanner: true,
      structured: () => [itemList(solutions.map(({ id }) => origin + href("mediaFacade", { id })))],
    };
  },
});
