import type { CategoryId, RentalCategory } from "../../../views/content/park.ts";
import { unitsInWords } from "../../../views/content/unit-words.ts";
import { HomeFragment } from "../../../views/home/HomeFragment.tsx";
import { HomePage } from "../../../views/home/HomePage.tsx";
import { leastRent } from "../../../views/home/home-answer.ts";
import { rubles } from "../../../views/kit/format.ts";
import { headDescription, promised } from "../../../views/layout/head-text.ts";
import { newsLimit } from "../../../views/news/news.filter.ts";
import { buildingsInWords } from "../../../views/park/park-figures.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { categoryKey } from "../units/chosen-units.ts";
import { newestDate } from "../units/unit-results.ts";

const newsShown = 3;

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
      orElse(content.allUnits(), undefined),
      orElse(content.allShops(), []),
      orElse(content.news({ type: "news", limit: newsLimit }), undefined),
      orElse(content.mediaFacadeSolutions(), []),
      orElse(content.parking(), undefined),
    ]);
    return {
      units,
      shops,
      news: news?.items.slice(0, newsShown) ?? [],
      surfaces: solutions.length,
      checkedAt: units && newestDate(units),
      parkingSpaces: parking && spacesIn([...parking.visitorsMap.zones, ...parking.residentsMap.zones]),
    };
  },
  view: HomePage,
  head({ park, units = [], claims }) {
    const least = leastRent(units);
    const from = least === undefined ? "" : `, от ${rubles(least)} в месяц ${withVat(claims)}`;
    const kinds = park.categories
      .map(({ id, name }) => [units.filter(({ category }) => category === id).length, name.toLowerCase()] as const)
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${name} — ${count}`);
    return {
      title: `${homeTitle(park.categories)} — ${parkName.quoted}`,
      description: headDescription(
        units.length > 0 && `${unitsInWords(units.length)}${from}.`,
        kinds.length > 1 && `Свободно: ${kinds.join(", ")}.`,
        buildingsInWords(park.buildings) && `${buildingsInWords(park.buildings)}${claims ? ` ${claims.region}` : ""}.`,
        claims && `Аренда ${claims.letBy}.`,
        promised(
          park.buildings.length > 0 && "схема корпусов",
          units.some(({ place }) => place !== undefined) && "планы этажей",
          least !== undefined && "цены",
        ),
      ),
      shared: claims?.description,
      crumbs: [],
      sheets: ["home"],
      image: "home",
      opensBanner: true,
    };
  },
});

/** The answer to what one asks on the home page: `category` is required, the rest is a choice of units. */
export const parkFragment = defineFragment({
  path: "/fragments/park",
  canonicalQuery: unitsFilter.canonicalQuery,
  own: { category: categoryKey },
  async load({ query, content, park }, { category }) {
    if (!category || !park.categories.some(({ id }) => id === category)) return undefined;
    return { park, units: await content.allUnits(), asked: { category, chosen: unitsFilter.read(query) } };
  },
  view: HomeFragment,
});
