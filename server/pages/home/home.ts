import { runningPromotions } from "../../../views/content/promotion.ts";
import { HomeFragment } from "../../../views/home/HomeFragment.tsx";
import { HomePage } from "../../../views/home/HomePage.tsx";
import { homeHead } from "../../../views/home/home.head.ts";
import { newsLimit } from "../../../views/news/news.filter.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { categoryKey } from "../units/rental-page.ts";
import { newestDate } from "../units/unit-results.ts";

const newsShown = 3;
/** The home page. Needs the park; other blocks are omitted while the upstream fails. */
export const homePage = definePage({
  route: "home",
  async load({ content, now }) {
    const [units, shops, news, solutions, parking, allNews] = await Promise.all([
      orElse(content.allUnits(), undefined),
      orElse(content.allShops(), []),
      orElse(content.news({ type: "news", limit: newsLimit }), undefined),
      orElse(content.mediaFacadeSolutions(), []),
      orElse(content.parking(), undefined),
      orElse(content.allNews(), []),
    ]);
    return {
      promotion: runningPromotions(allNews, now)[0],
      units,
      shops,
      news: news?.items.slice(0, newsShown) ?? [],
      surfaces: solutions.length,
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
  async load({ query, content, park, site }, { category }) {
    if (!category || !park.categories.some(({ id }) => id === category)) return undefined;
    return {
      park,
      units: await content.allUnits(),
      choice: { category, chosen: unitsFilter.read(query) },
      model: site.model,
    };
  },
  view: HomeFragment,
});
