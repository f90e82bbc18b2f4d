import type { CategoryId } from "../../../views/content/park.ts";
import { OfficeSelectionPage } from "../../../views/units/selection/OfficeSelectionPage.tsx";
import {
  type PlacementParameters,
  type SelectionChoices,
  selectionFilter,
  unitsFor,
} from "../../../views/units/selection/selection.filter.ts";
import { officeSelectionHead } from "../../../views/units/selection/selection.head.ts";
import { whyNothing } from "../../../views/units/selection/why-nothing.ts";
import { unitsLimit } from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { loadUnitResults, unitCount } from "./unit-results.ts";

/** The form's limits are those of the chosen kind, where the API tells them. */
async function choicesFor(
  content: Content,
  parameters: PlacementParameters,
  kind: CategoryId,
): Promise<SelectionChoices> {
  const [choices, ...counts] = await Promise.all([
    orElse(content.units({ category: kind, limit: unitsLimit }), undefined).then((listing) => listing?.choices),
    ...parameters.types.map(async ({ id }) => [id, await unitCount(content, id)] as const),
  ]);
  return {
    ...parameters,
    kind,
    counts: Object.fromEntries(counts),
    square: choices && choices.square.max > 0 ? choices.square : parameters.square,
    cost: choices && choices.price.max > 0 ? choices.price : parameters.cost,
  };
}

/** Three questions, and the units that match. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  async load(ask) {
    const { query, content, park } = ask;
    const chosen = selectionFilter.read(query);
    const parameters = await content.placementParameters();
    const type = parameters.types.find(({ id }) => id === chosen.type) ?? parameters.types[0];
    const category = park.categories.find(({ id }) => id === type?.id);
    const choices = await choicesFor(content, parameters, category?.id ?? "office");
    const wanted = unitsFor(chosen);
    const results = query.size > 0 && category ? await loadUnitResults(ask, category, wanted) : undefined;
    const isNothing = category && results?.total === 0;
    return {
      choices,
      chosen,
      category,
      wanted,
      results,
      why: isNothing ? whyNothing(category.id, results.stock, wanted) : undefined,
    };
  },
  view: OfficeSelectionPage,
  head: officeSelectionHead,
});
