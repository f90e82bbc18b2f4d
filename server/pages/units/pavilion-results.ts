import type { CategoryId, RentalCategory } from "../../../views/park/park.ts";
import { rowsOf } from "../../../views/units/ledger/row-groups.ts";
import { nearUnits } from "../../../views/units/list/near-units.ts";
import { parkCounts } from "../../../views/units/list/park-counts.ts";
import type { RentResults } from "../../../views/units/list/rent-results.ts";
import { inOrder } from "../../../views/units/list-orders.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { type ChosenPavilions, chosenOf, pavilionsLimit, rowsLimit } from "../../../views/units/pavilions.filter.ts";
import { existingUnits } from "../../content/existing-units.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { chosenUnits } from "./chosen-units.ts";
import { joinedOffers } from "./joined-offers.ts";
import { narrowed } from "./narrowed.ts";
import { relaxations } from "./relaxations.ts";

/** Up to so many results get suggestions to widen the search. */
const fewMax = 6;
/** So many nearest units answer a choice that nothing fits. */
const nearMax = 6;

/**
 * The chosen units with everything around them. The upstream filters by the keys it knows. The site filters the rest,
 * sorts, counts and pages. A page number past the end gives the last page; unknown compared units are dropped.
 */
export async function loadPavilionResults(
  { content, park: { bodies, categories, contacts }, site: { statements } }: Pick<Ask, "content" | "park" | "site">,
  category: RentalCategory,
  asked: ChosenPavilions,
): Promise<RentResults> {
  /** The category's free units and filter options: one call shared by all visitors. */
  const atLarge = (id: CategoryId) => content.pavilions({ category: id, limit: pavilionsLimit });
  const stocked = content.unitsOf({ category: category.id, limit: pavilionsLimit });
  const [{ choices: meta }, stock, answer, compared] = await Promise.all([
    atLarge(category.id),
    stocked,
    stocked.then((stock) => chosenUnits(content, category.id, stock, asked)),
    existingUnits(content, asked.compare ?? []),
  ]);
  const compare = compared.map(({ id }) => id);
  const found = inOrder(chosenOf(answer, asked), asked.sort);
  const shape = narrowed({ category: category.id, stock, meta, bodies }, asked);
  const { rows, groups, common } = rowsOf(found, {
    category: category.id,
    order: asked.sort,
    bodies,
    byFacts: shape.look.byFacts,
  });
  const listing = pageOf(rows, asked);
  const { page } = listing.pagination;
  const chosen = { ...asked, compare: compare.length > 0 ? compare : undefined, page: page > 1 ? page : undefined };
  // While upstream cannot tell a category's number, its tab stands without one.
  const counted = await Promise.all(
    categories.map(async (one) => ({
      category: one,
      count: (await orElse(atLarge(one.id), undefined))?.pagination.total,
    })),
  );
  const joined = joinedOffers(stock, bodies, asked, found.length);
  // Where neighbours together answer, the park shows them.
  const offered = [...joined.fitting, ...joined.close].flatMap(({ units }) => units);
  const shown = found.length > 0 ? found : [...new Set(offered)];
  return {
    statements,
    category,
    stock,
    chosen,
    ...shape,
    buildings: found.length > 0 ? shape.buildings : parkCounts(bodies, stock, shown),
    listing,
    total: found.length,
    groups,
    common,
    bodies,
    found: shown,
    compared,
    joined,
    relaxations: found.length <= fewMax ? relaxations(stock, chosen, shape.choices) : [],
    near: found.length === 0 ? nearUnits(stock, chosen, nearMax) : [],
    categories: counted,
    contacts,
    checkedAt: newestDate(stock),
  };
}

/** A page of the rows; the last one for numbers past the end. */
function pageOf<Row>(rows: readonly Row[], { page = 1, limit = rowsLimit }: ChosenPavilions) {
  const total = rows.length;
  const pages = Math.ceil(total / limit);
  const shown = Math.max(1, Math.min(page, pages));
  return { items: rows.slice((shown - 1) * limit, shown * limit), pagination: { page: shown, limit, total, pages } };
}

/** When the newest of some units changed. */
export function newestDate(units: readonly Pavilion[]): string | undefined {
  let newest = "";
  for (const { updatedAt = "" } of units) if (updatedAt > newest) newest = updatedAt;
  return newest || undefined;
}
