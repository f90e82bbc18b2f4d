import { oneOf } from "../../../views/filters/fields.ts";
import type { CategoryId } from "../../../views/park/park.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import {
  type ChosenPavilions,
  chosenOf,
  pavilionQuery,
  upstreamConditions,
} from "../../../views/units/pavilions.filter.ts";
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
  stock: readonly Pavilion[],
  chosen: ChosenPavilions,
): Promise<readonly Pavilion[]> {
  const query = pavilionQuery(category, chosen);
  const { items, pagination } = await content.pavilions(query);
  if (pagination.pages < 2) return items;
  const conditions = upstreamConditions(chosen);
  const known = chosenOf(stock, conditions);
  return known.length === pagination.total ? known : content.unitsOf(query);
}
