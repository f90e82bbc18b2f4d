import { inParkTime } from "../../../views/kit/time-zone.ts";
import { OfficeSelectionPage } from "../../../views/units/selection/OfficeSelectionPage.tsx";
import { selectionFilter } from "../../../views/units/selection/selection.filter.ts";
import { officeSelectionHead } from "../../../views/units/selection/selection.head.ts";
import { definePage } from "../define-page.ts";
import { loadUnitResults, unitCount } from "./unit-results.ts";

/** The question, and the units that match. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  async load(ask) {
    const { query, content, park, now } = ask;
    const { type, ...chosen } = selectionFilter.read(query);
    const { types } = await content.placementParameters();
    const offered = park.categories.filter(({ id }) => types.some((offer) => offer.id === id));
    const category = offered.find(({ id }) => id === type) ?? offered[0];
    const kinds = offered.map(async (kind) => ({ category: kind, count: await unitCount(content, kind.id) }));
    return {
      kinds: await Promise.all(kinds),
      category,
      chosen,
      results: query.size > 0 && category ? await loadUnitResults(ask, category, chosen) : undefined,
      today: inParkTime(now.getTime()).slice(0, 10),
    };
  },
  view: OfficeSelectionPage,
  head: officeSelectionHead,
});
