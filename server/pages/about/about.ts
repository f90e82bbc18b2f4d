import { AboutPage } from "../../../views/about/AboutPage.tsx";
import { aboutPageMarkup } from "../../../views/about/about-page.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { areaInShort, buildingsInWords, floorsInWords, lettableArea } from "../../../views/park/park-figures.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { placesOf } from "../../../views/park/places.ts";
import { spacesIn, totalOf } from "../../../views/visit/parking-facts.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const aboutPage = definePage({
  route: "about",
  async load({ content, park: { buildings }, site: { claims } }) {
    const [units, parking] = await Promise.all([
      orElse(content.allUnits(), undefined),
      orElse(content.parking(), undefined),
    ]);
    const zones = parking && [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
    return {
      units,
      parkingSpaces: zones && spacesIn(zones),
      chargingPosts: claims && zones && totalOf(zones, "chargers", placesOf(buildings, zones)),
    };
  },
  view: AboutPage,
  head({ buildings, claims, origin }) {
    const area = lettableArea(buildings);
    return {
      title: `О ${parkName.prepositional}: корпуса${claims ? ", инженерия, история" : " и площади"}`,
      description: headDescription(
        buildings.length > 0
          ? `${[buildingsInWords(buildings), floorsInWords(buildings), area ? areaInShort(area) : ""].filter(Boolean).join(", ")}.`
          : undefined,
        "Как рос парк, площадь и этажи каждого корпуса.",
        claims && `Инженерия, охрана и быт парка ${claims.nearMetro}.`,
      ),
      crumbs: [{ text: `О ${parkName.kind.prepositional}` }],
      sheets: ["page", "about"],
      structured: () => [aboutPageMarkup(origin)],
    };
  },
});
