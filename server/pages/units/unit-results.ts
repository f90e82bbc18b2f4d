import type { CategoryId, RentalCategory } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { onceFor } from "../../../views/kit/once-for.ts";
import { rowsOf } from "../../../views/units/ledger/row-groups.ts";
import { nearUnits } from "../../../views/units/list/near-units.ts";
import { parkCounts } from "../../../views/units/list/park-counts.ts";
import type { RentResults } from "../../../views/units/list/rent-results.ts";
import { inOrder } from "../../../views/units/list-orders.ts";
import {
  type ChosenUnits,
  chosenOf,
  resetBuildings,
  rowsLimit,
  unitsLimit,
} from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { joinedOffers } from "./joined-offers.ts";
import { narrowed } from "./narrowed.ts";
import { relaxations } from "./relaxations.ts";

/** The most results beside which ways to widen the search are shown. */
const fewMax = 6;
/** The number of nearest units that are shown if nothing fits. */
const nearMax = 6;

/**
 * The chosen units with everything around them. The site reads the category's whole list; it filters, sorts, counts and
 * pages by itself. A page number past the end gives the last page.
 */
export async function loadUnitResults(
  { content, park: { buildings, categories, contacts }, site: { claims } }: Pick<Ask, "content" | "park" | "site">,
  category: RentalCategory,
  choice: ChosenUnits,
): Promise<RentResults> {
  const [{ choices: meta }, stock] = await Promise.all([
    // The filter's options: one call shared by all visitors.
    content.units({ category: category.id, limit: unitsLimit }),
    content.unitsOf({ category: category.id, limit: unitsLimit }),
  ]);
  const anywhere = chosenOf(inOrder(stock, choice.sort), resetBuildings(choice));
  const found = chosenOf(anywhere, { bodies: choice.bodies });
  const shape = narrowed({ category: category.id, stock, meta, buildings }, choice);
  const { rows, common } = rowsOf(found, {
    category: category.id,
    order: choice.sort,
    buildings,
    byFacts: shape.look.byFacts,
  });
  const listing = pageOf(rows, choice);
  const { page } = listing.pagination;
  const chosen = { ...choice, page: page > 1 ? page : undefined };
  const counted = await Promise.all(
    categories.map(async (rental) => ({ category: rental, count: await unitCount(content, rental.id) })),
  );
  const joined = joinedOffers(stock, buildings, choice, found.length);
  // Where neighbours together answer, the park shows them.
  const offered = [...joined.fitting, ...joined.close].flatMap(({ units }) => units);
  const shown = found.length > 0 ? found : [...new Set(offered)];
  return {
    claims,
    category,
    stock,
    chosen,
    ...shape,
    buildingCounts: parkCounts(buildings, stock, found.length > 0 ? anywhere : shown),
    listing,
    total: found.length,
    common,
    buildings,
    found: shown,
    joined,
    relaxations: found.length <= fewMax ? relaxations(stock, chosen, shape.choices) : [],
    near: found.length === 0 ? nearUnits(stock, chosen, nearMax) : [],
    categories: counted,
    contacts,
    checkedAt: newestDate(stock),
  };
}

/** The number of a category's units on the pages, not the total of the API. Undefined without an answer of the API. */
export const unitCount = async (content: Content, category: CategoryId): Promise<number | undefined> =>
  (await orElse(content.unitsOf({ category, limit: unitsLimit }), undefined))?.length;

/** A page of the rows; the last one for numbers past the end. */
function pageOf<Row>(rows: readonly Row[], { page = 1, limit = rowsLimit }: ChosenUnits) {
  const total = rows.length;
  const pages = Math.ceil(total / limit);
  const shown = Math.max(1, Math.min(page, pages));
  return { items: rows.slice((shown - 1) * limit, shown * limit), pagination: { page: shown, limit, total, pages } };
}

/** When the newest of some units changed. */
export const newestDate = onceFor((units: readonly Unit[]): string | undefined => {
  let newest = "";
  for (const { updatedAt = "" } of units) if (updatedAt > newest) newest = updatedAt;
  return newest || undefined;
});
