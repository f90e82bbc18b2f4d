import { known, newestDate } from "../content/content.ts";
import { isPast } from "../content/news-item.ts";
import type { CategoryId, RentalCategory } from "../content/park.ts";
import { spacesIn, zonesOf } from "../content/parking.ts";
import { runningPromotions } from "../content/promotion.ts";
import { leastRent, unitsInWords } from "../content/unit.ts";
import { defineFragment } from "../layout/define-fragment.ts";
import { definePage, type HeadOf } from "../layout/define-page.ts";
import { headDescription, promised } from "../layout/head.ts";
import { usualNews } from "../news/news.pages.ts";
import { parkName } from "../park/park-name.ts";
import { buildingsInWords, parkPlace, withVat } from "../park/park-words.ts";
import { fragments } from "../routes.ts";
import { dayInPark, listed, rubles } from "../ui/format.ts";
import { kindKey, unitsFilter } from "../units/units.filter.ts";
import { HomeFragment } from "./HomeHero.tsx";
import { HomePage } from "./HomePage.tsx";

const genitives: Record<CategoryId, string> = {
  office: "офисов",
  warehouse: "складов",
  trade_area: "торговых помещений",
};

/** «Аренда офисов и складов», of what the park lets. */
const homeTitle = (categories: readonly RentalCategory[]): string =>
  `Аренда ${listed(categories.map(({ id }) => genitives[id])) || "помещений"}`;

const homeHead: HeadOf<typeof HomePage> = ({ park, units = [], claims, contacts, url }) => {
  const least = leastRent(units);
  const from = least === undefined ? "" : `, от ${rubles(least)} в месяц ${withVat(claims)}`;
  const kinds = park.categories
    .map(({ id, name }) => [units.filter(({ category }) => category === id).length, name.toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${name} — ${count}`);
  return {
    title: `${homeTitle(park.categories)} — ${parkName.quoted}`,
    description: headDescription(
      claims?.description,
      units.length > 0 && `${unitsInWords(units.length)}${from}.`,
      kinds.length > 1 && `Сдаются: ${kinds.join(", ")}.`,
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
    structured: () => [parkPlace({ contacts, url })],
  };
};

const newsShown = 2;

/** The home page. Needs the park; other blocks are omitted while the upstream fails. */
export const homePage = definePage({
  route: "home",
  load({ content: { units, shops = [], news = [], parking }, now }) {
    return {
      promotions: runningPromotions(news, now),
      units,
      shops,
      news: usualNews(news)
        .filter((item) => !isPast(item, now))
        .slice(0, newsShown),
      checkedAt: units && newestDate(units),
      today: dayInPark(now),
      parkingSpaces: parking && spacesIn(zonesOf(parking)),
    };
  },
  view: HomePage,
  head: homeHead,
});

/** The results of the home page's form: `type` is required, the rest is a choice of units. */
export const parkFragment = defineFragment({
  path: fragments.park,
  filter: unitsFilter,
  params: { type: kindKey },
  load({ query, content, park, site, now }, { type: category }) {
    if (!category || !park.categories.some(({ id }) => id === category)) return undefined;
    return {
      park,
      units: known(content.units),
      choice: { category, chosen: unitsFilter.read(query) },
      model: site.model,
      now,
    };
  },
  view: HomeFragment,
});
