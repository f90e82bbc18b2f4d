import { known } from "../../../views/content/content.ts";
import { inParkTime } from "../../../views/kit/time-zone.ts";
import { definePage } from "../../../views/layout/define-page.ts";
import { OfficeSelectionPage } from "../../../views/units/selection/OfficeSelectionPage.tsx";
import { selectionFilter } from "../../../views/units/selection/selection.filter.ts";
import { officeSelectionHead } from "../../../views/units/selection/selection.head.ts";
import { loadUnitResults } from "./unit-results.ts";

/** The question, and the units that match. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  load(ask) {
    const { query, content, park, now } = ask;
    const { type, ...chosen } = selectionFilter.read(query);
    const { types } = known(content.placement);
    const offered = park.categories.filter(({ id }) => types.some((offer) => offer.id === id));
    const category = offered.find(({ id }) => id === type) ?? offered[0];
    const kinds = offered.map((kind) => ({ category: kind, count: content.stock[kind.id]?.length }));
    return {
      kinds,
      category,
      chosen,
      results: query.size > 0 && category ? loadUnitResults(ask, category, chosen) : undefined,
      today: inParkTime(now.getTime()).slice(0, 10),
    };
  },
  view: OfficeSelectionPage,
  head: officeSelectionHead,
});
