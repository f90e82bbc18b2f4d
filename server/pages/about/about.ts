import { AboutPage } from "../../../views/about/AboutPage.tsx";
import { aboutHead } from "../../../views/about/about.head.ts";
import { chargersIn, spacesIn } from "../../../views/visit/parking-facts.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const aboutPage = definePage({
  route: "about",
  async load({ content, site: { claims } }) {
    const [units, parking] = await Promise.all([
      orElse(content.allUnits(), undefined),
      orElse(content.parking(), undefined),
    ]);
    const zones = parking && [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
    return {
      units,
      parkingSpaces: zones && spacesIn(zones),
      chargingPosts: claims && zones && chargersIn(zones),
    };
  },
  view: AboutPage,
  head: aboutHead,
});
