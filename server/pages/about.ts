import { headDescription } from "../../views/layout/head-text.ts";
import { AboutPage } from "../../views/pages/AboutPage.tsx";
import { href } from "../../views/routes.ts";
import { aboutPageMarkup } from "../../views/structured/about-page.ts";
import { areaInShort, bodiesInWords, floorsInWords, lettableArea } from "../../views/text/park-figures.ts";
import { spacesIn, totalOf } from "../../views/text/parking-facts.ts";
import { placesOf } from "../../views/text/places.ts";
import { definePage } from "./define-page.ts";
import { orElse } from "./or-else.ts";

/** About the park: its buildings, years and systems. */
export const aboutPage = definePage({
  route: "about",
  async load({ content }) {
    const [{ bodies }, units, parking] = await Promise.all([
      content.park(),
      orElse(content.allPavilions(), undefined),
      orElse(content.parking(), undefined),
    ]);
    const zones = parking && [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
    return {
      bodies,
      units,
      parkingSpaces: zones && spacesIn(zones),
      chargingPosts: zones && totalOf(zones, "chargers", placesOf(bodies, zones)),
    };
  },
  view: AboutPage,
  head({ bodies }, { site }) {
    const area = lettableArea(bodies);
    return {
      title: "О бизнес-парке «Параллель 55»: корпуса, инженерия, история",
      description: headDescription(
        bodies.length > 0
          ? `${[bodiesInWords(bodies), floorsInWords(bodies), area ? areaInShort(area) : ""].filter(Boolean).join(", ")}.`
          : undefined,
        "Таблица зданий с классом, годом и свободными помещениями.",
        "Инженерия, охрана и быт парка у метро «Саларьево».",
      ),
      canonical: href("about", {}),
      crumbs: [{ text: "О\u00a0бизнес-парке" }],
      structured: () => [aboutPageMarkup(site.origin)],
    };
  },
});
