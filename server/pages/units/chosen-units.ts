import type { CategoryId } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { oneOf } from "../../../views/filters/filter-fields.ts";
import { type ChosenUnits, chosenOf, unitQuery, upstreamConditions } from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";

/** The category in a fragment's or a feed's query. */
export const categoryKey = oneOf<CategoryId>(["office", "warehouse", "trade_area"]);

/**
 * All units that the upstream finds for a choice. One call tells their number. If as many of `stock`, the category's
 * units, fit, these are they: no further pages are read.
 */
export async function chosenUnits(
  content: Content,
  category: CategoryId,
  stock: readonly Unit[],
  chosen: ChosenUnits,
): Promise<readonly Unit[]> {
  const query = unitQuery(category, chosen);
  const { items, pagination } = await content.units(query);
  if (pagination.pages < 2) return items;
  const conditions = upstreamConditions(chosen);
  const exact = chosenOf(stock, conditions);
  return exact.length === pagination.total ? exact : content.unitsOf(query);
}
