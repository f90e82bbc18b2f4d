import { HomePage } from "../../../views/home/HomePage.tsx";
import { plural, rubles } from "../../../views/kit/format.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import type { CategoryId, RentalCategory } from "../../../views/park/park.ts";
import { bodiesInWords, offerOf } from "../../../views/park/park-figures.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { newestDate } from "../units/pavilion-results.ts";

const newsShown = 4;

const genitives: Record<CategoryId, string> = {
  office: "офисов",
  warehouse: "складов",
  trade_area: "торговых помещений",
};

/** «Аренда офисов и складов», of what the park lets. */
const homeTitle = (categories: readonly RentalCategory[]): string =>
  `Аренда ${new Intl.ListFormat("ru-RU").format(categories.map(({ id }) => genitives[id])) || "помещений"}`;

/** The home page. Needs the park; other blocks are omitted while the upstream fails. */
export const homePage = definePage({
  route: "home",
  async load({ content }) {
    const [units, shops, news, solutions, parking] = await Promise.all([
      orElse(content.allPavilions(), undefined),
      orElse(content.allShops(), []),
      orElse(content.news({ type: "news", limit: newsShown }), undefined),
      orElse(content.mediaFacadeSolutions(), []),
      orElse(content.parking(), undefined),
    ]);
    return {
      units,
      shops,
      news: news?.items.slice(0, newsShown) ?? [],
      solutions,
      checkedAt: units && newestDate(units),
      parkingSpaces: parking && spacesIn([...parking.visitorsMap.zones, ...parking.residentsMap.zones]),
    };
  },
  view: HomePage,
  head({ park, units, statements }) {
    const office = units && offerOf(units, "office");
    return {
      title: `${homeTitle(park.categories)} — ${parkName.quoted}`,
      description: headDescription(
        statements?.description,
        bodiesInWords(park.bodies) && `${bodiesInWords(park.bodies)}${statements ? ` ${statements.region}` : ""}.`,
        office &&
          office.priceMin > 0 &&
          `${plural(office.count, "офис", "офиса", "офисов")} от ${rubles(office.priceMin)} в месяц ${withVat(statements)}.`,
        "Схема корпусов, планы и цены.",
        "Планы этажей и цены на сайте.",
      ),
      crumbs: [],
      sheets: ["home", "places"],
      image: "home",
      opensBanner: true,
    };
  },
});
