import { AboutPage } from "../../../views/about/AboutPage.tsx";
import { aboutPageMarkup } from "../../../views/about/about-page.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { areaInShort, bodiesInWords, floorsInWords, lettableArea } from "../../../views/park/park-figures.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { placesOf } from "../../../views/park/places.ts";
import { spacesIn, totalOf } from "../../../views/visit/parking-facts.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const aboutPage = definePage({
  route: "about",
  async load({ content, park: { bodies }, site: { statements } }) {
    const [units, parking] = await Promise.all([
      orElse(content.allPavilions(), undefined),
      orElse(content.parking(), undefined),
    ]);
    const zones = parking && [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
    return {
      units,
      parkingSpaces: zones && spacesIn(zones),
      chargingPosts: statements && zones && totalOf(zones, "chargers", placesOf(bodies, zones)),
    };
  },
  view: AboutPage,
  head({ bodies, statements, origin }) {
    const area = lettableArea(bodies);
    return {
      title: `О ${parkName.prepositional}: корпуса${statements ? ", инженерия, история" : " и площади"}`,
      description: headDescription(
        bodies.length > 0
          ? `${[bodiesInWords(bodies), floorsInWords(bodies), area ? areaInShort(area) : ""].filter(Boolean).join(", ")}.`
          : undefined,
        "Таблица зданий и свободные помещения в каждом.",
        statements && `Инженерия, охрана и быт парка ${statements.nearMetro}.`,
      ),
      crumbs: [{ text: "О бизнес-парке" }],
      structured: () => [aboutPageMarkup(origin)],
    };
  },
});
