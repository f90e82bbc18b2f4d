import { known } from "../../content/content.ts";
import { definePage } from "../../layout/define-page.ts";
import { PlanPage } from "./PlanPage.tsx";
import { planFilter, planPlace } from "./plan.filter.ts";
import { planHead } from "./plan.head.ts";

/** The park's scheme by building and floor, down to free units. */
export const planPage = definePage({
  route: "plan",
  filter: planFilter,
  load({ query, content, park, site }) {
    return {
      units: known(content.units),
      site: park.site,
      hasFloors: site.widgets.floors2gis !== undefined,
      ...planPlace(query, park.buildings),
    };
  },
  view: PlanPage,
  head: planHead,
});
