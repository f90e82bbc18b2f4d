import type { CategoryId, RentalCategory } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { groupTotals } from "../../../views/units/ledger/size-groups.ts";
import { nearUnits } from "../../../views/units/list/near-units.ts";
import type { UnitResultsProps } from "../../../views/units/list/rent-results.ts";
import { inOrder, isBySize } from "../../../views/units/list-orders.ts";
import { type ChosenUnits, chosenOf, unitsLimit } from "../../../views/units/units.filter.ts";
import { existingUnits } from "../../content/existing-units.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { chosenUnits } from "./chosen-units.ts";
import { narrowed } from "./narrowed.ts";
import { relaxations } from "./relaxations.ts";

/** Up to this many results get cards and suggestions to widen the search. */
const fewMax = 1;
const nearMax = { none: 6, one: 5 };

/**
 * The chosen units with everything around them. The upstream filters by the keys it knows. The site filters the rest,
 * sorts, counts and pages. A page number past the end gives the last page; unknown compared units are dropped.
 */
export async function loadUnitResults(
  { content, park: { buildings, categories }, site: { claims } }: Pick<Ask, "content" | "park" | "site">,
  category: RentalCategory,
  asked: ChosenUnits,
): Promise<UnitResultsProps> {
  /** The category's free units and filter options: one call shared by all visitors. */
  const atLarge = (id: CategoryId) => content.units({ category: id, limit: unitsLimit });
  const stocked = content.unitsOf({ category: category.id, limit: unitsLimit });
  const [{ choices: meta }, stock, answer, compared] = await Promise.all([
    atLarge(category.id),
    stocked,
    stocked.then((stock) => chosenUnits(content, category.id, stock, asked)),
    existingUnits(content, asked.compare ?? []),
  ]);
  const compare = compared.map(({ id }) => id);
  const found = inOrder(chosenOf(answer, asked), asked.sort);
  const listing = pageOf(found, asked);
  const { page } = listing.pagination;
  const chosen = { ...asked, compare: compare.length > 0 ? compare : undefined, page: page > 1 ? page : undefined };
  const { choices, buildingCounts, look } = narrowed({ category: category.id, stock, meta, buildings }, chosen);
  // While upstream cannot tell a category's number, its tab stands without one.
  const counted = await Promise.all(
    categories.map(async (one) => ({
      category: one,
      count: (await orElse(atLarge(one.id), undefined))?.pagination.total,
    })),
  );
  const short = found.length <= fewMax;
  return {
    claims,
    category,
    stock,
    chosen,
    choices,
    listing,
    totals: groupTotals(found, isBySize(asked.sort)),
    look,
    buildings,
    buildingCounts,
    compared,
    relaxations: short ? relaxations(stock, chosen) : [],
    near: short ? nearUnits(stock, chosen, found.length === 0 ? nearMax.none : nearMax.one) : [],
    categories: counted,
    checkedAt: newestDate(stock),
  };
}

/** A page of the results; the last one for numbers past the end. */
function pageOf(found: Unit[], { page = 1, limit = unitsLimit }: ChosenUnits) {
  const total = found.length;
  const pages = Math.ceil(total / limit);
  const shown = Math.max(1, Math.min(page, pages));
  return { items: found.slice((shown - 1) * limit, shown * limit), pagination: { page: shown, limit, total, pages } };
}

/** When the newest of some units changed. */
export function newestDate(units: readonly Unit[]): string | undefined {
  let newest = "";
  for (const { updatedAt = "" } of units) if (updatedAt > newest) newest = updatedAt;
  return newest || undefined;
}
