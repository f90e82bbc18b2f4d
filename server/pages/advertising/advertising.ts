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
  async load({ content, park, site }) {
    const solutions = await orElse(content.mediaFacadeSolutions(), undefined);
    return { banners: park.advertisementBanners, bodies: park.bodies, solutions, statements: site.statements };
  },
  view: AdvertisingPage,
  head({ solutions = [] }, { site }) {
    const cheapest = solutions.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price)[0];
    return {
      title: `Реклама в ${parkName.prepositional}: форматы и цены`,
      description: headDescription(
        `${solutions.length > 0 ? plural(solutions.length, "рекламная поверхность", "рекламные поверхности", "рекламных поверхностей") : "Рекламные поверхности"}: где они, какого размера и сколько стоят.`,
        cheapest && `От ${rubles(cheapest.price)} ${cheapest.priceUnit}${site.statements ? " с НДС 22 %" : ""}.`,
        site.statements && "Макет согласуем за два рабочих дня.",
      ),
      crumbs: [{ text: "Реклама" }],
      sheets: ["places"],
      image: "advertising",
      opensBanner: true,
      structured: () => [itemList(solutions.map(({ id }) => site.origin + href("mediaFacade", { id })))],
    };
  },
});
