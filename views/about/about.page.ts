import { definePage } from "../layout/define-page.ts";
import { chargersIn, spacesIn } from "../visit/parking-facts.ts";
import { AboutPage } from "./AboutPage.tsx";
import { aboutHead } from "./about.head.ts";

export const aboutPage = definePage({
  route: "about",
  load({ content: { units, parking }, site: { claims } }) {
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
