import { known, newestDate } from "../../../views/content/content.ts";
import { runningPromotions } from "../../../views/content/promotion.ts";
import { HomeFragment } from "../../../views/home/HomeFragment.tsx";
import { HomePage } from "../../../views/home/HomePage.tsx";
import { homeHead } from "../../../views/home/home.head.ts";
import { defineFragment } from "../../../views/layout/define-fragment.ts";
import { definePage } from "../../../views/layout/define-page.ts";
import { usualNews } from "../../../views/news/load-news.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { categoryKey } from "../units/rental-page.ts";

const newsShown = 3;
/** The home page. Needs the park; other blocks are omitted while the upstream fails. */
export const homePage = definePage({
  route: "home",
  load({ content: { units, shops = [], news = [], surfaces = [], parking }, now }) {
    return {
      promotion: runningPromotions(news, now)[0],
      units,
      shops,
      news: usualNews(news).slice(0, newsShown),
      surfaces: surfaces.length,
      checkedAt: units && newestDate(units),
      parkingSpaces: parking && spacesIn([...parking.visitorsMap.zones, ...parking.residentsMap.zones]),
    };
  },
  view: HomePage,
  head: homeHead,
});

/** The results of the home page's form: `category` is required, the rest is a choice of units. */
export const parkFragment = defineFragment({
  path: "/fragments/park",
  canonicalQuery: unitsFilter.canonicalQuery,
  params: { category: categoryKey },
  load({ query, content, park, site }, { category }) {
    if (!category || !park.categories.some(({ id }) => id === category)) return undefined;
    return {
      park,
      units: known(content.units),
      choice: { category, chosen: unitsFilter.read(query) },
      model: site.model,
    };
  },
  view: HomeFragment,
});
