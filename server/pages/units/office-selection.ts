import type { CategoryId } from "../../../views/content/park.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { OfficeSelectionPage } from "../../../views/units/selection/OfficeSelectionPage.tsx";
import { selectionFilter, unitsFor } from "../../../views/units/selection/selection.filter.ts";
import { type ChosenUnits, unitQuery } from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";
import { definePage } from "../define-page.ts";
import { loadUnitResults } from "./unit-results.ts";

/** Alternatives to an empty result: without one of the answers, or the whole category. Only those with units. */
async function waysOut(content: Content, category: CategoryId, { squareFrom, squareTo, priceTo }: ChosenUnits) {
  const ways = [
    { text: "с любым бюджетом", chosen: { squareFrom, squareTo } },
    { text: "с любой площадью", chosen: { priceTo } },
    { text: "все помещения раздела", chosen: {} },
  ];
  const counted = ways.map(async (way) => {
    const { pagination } = await content.units(unitQuery(category, { ...way.chosen, limit: 1 }));
    return { ...way, count: pagination.total };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/** Three questions, and the units that match. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  async load(ask) {
    const { query, content, park } = ask;
    const parameters = await content.placementParameters();
    const chosen = selectionFilter.read(query);
    const type = parameters.types.find(({ id }) => id === chosen.type) ?? parameters.types[0];
    const category = park.categories.find(({ id }) => id === type?.id);
    const asked = query.size > 0 && category !== undefined;
    const wanted = unitsFor(chosen);
    const results = asked ? await loadUnitResults(ask, category, wanted) : undefined;
    return {
      parameters,
      chosen,
      category,
      wanted,
      found: results && {
        results,
        instead: category && results.total === 0 ? await waysOut(content, category.id, wanted) : [],
      },
    };
  },
  view: OfficeSelectionPage,
  head: ({ found }) => ({
    title: `Подбор помещения за три вопроса — ${parkName.nominative}`,
    description: `Ответьте на три вопроса — что нужно, сколько сотрудников или метров, какой бюджет в месяц — и увидите свободные помещения парка ${parkName.quoted} с ценой и планом.`,
    crumbs: [{ text: "Подбор помещения" }],
    sheets: found ? ["finding", ...photoSheets(found.results.stock)] : [],
    image: "office",
    noindex: found !== undefined,
  }),
});
