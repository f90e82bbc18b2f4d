import { known, newestDate } from "../content/content.ts";
import { runningPromotions } from "../content/promotion.ts";
import { defineFragment } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { usualNews } from "../news/load-news.ts";
import { fragments } from "../routes.ts";
import { inParkTime } from "../ui/time-zone.ts";
import { kindKey } from "../units/criteria/gates.ts";
import { unitsFilter } from "../units/units.filter.ts";
import { spacesIn } from "../visit/parking-facts.ts";
import { HomeFragment } from "./HomeFragment.tsx";
import { HomePage } from "./HomePage.tsx";
import { homeHead } from "./home.head.ts";

const newsShown = 2;

/** The home page. Needs the park; other blocks are omitted while the upstream fails. */
export const homePage = definePage({
  route: "home",
  load({ content: { units, shops = [], news = [], parking }, now }) {
    return {
      promotions: runningPromotions(news, now),
      units,
      shops,
      news: usualNews(news).slice(0, newsShown),
      checkedAt: units && newestDate(units),
      today: inParkTime(now.getTime()).slice(0, 10),
      parkingSpaces: parking && spacesIn([...parking.visitorsMap.zones, ...parking.residentsMap.zones]),
    };
  },
  view: HomePage,
  head: homeHead,
});

/** The results of the home page's form: `type` is required, the rest is a choice of units. */
export const parkFragment = defineFragment({
  path: fragments.park,
  canonicalQuery: unitsFilter.canonicalQuery,
  params: { type: kindKey },
  load({ query, content, park, site }, { type: category }) {
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
