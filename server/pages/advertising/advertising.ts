import { AdvertisingPage } from "../../../views/advertising/AdvertisingPage.tsx";
import { plural, rubles } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** Advertising in the park. */
export const advertisingPage = definePage({
  route: "advertising",
  async load({ content }) {
    const [park, solutions] = await Promise.all([content.park(), orElse(content.mediaFacadeSolutions(), undefined)]);
    return { banners: park.advertisementBanners, bodies: park.bodies, solutions };
  },
  view: AdvertisingPage,
  head({ solutions = [] }, { site }) {
    const cheapest = solutions.toSorted((a, b) => a.price - b.price)[0];
    return {
      title: `Реклама в ${parkName.prepositional}: форматы и цены`,
      description: headDescription(
        `${solutions.length > 0 ? plural(solutions.length, "рекламная поверхность", "рекламные поверхности", "рекламных поверхностей") : "Рекламные поверхности"}: медиафасады, экраны в холлах и лифтах, щиты и короба.`,
        cheapest && `От ${rubles(cheapest.price)} ${cheapest.priceUnit} с НДС 22 %.`,
        "Макет согласуем за два рабочих дня.",
      ),
      canonical: href("advertising", {}),
      crumbs: [{ text: "Реклама" }],
      sheets: ["places"],
      image: "advertising",
      structured: () => [itemList(solutions.map(({ id }) => site.origin + href("mediaFacade", { id })))],
    };
  },
});
