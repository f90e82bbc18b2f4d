import type { CategoryId } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { oneOf } from "../../../views/filters/filter-fields.ts";
import {
  type ChosenUnits,
  chosenOf,
  unitQuery,
  unitsLimit,
  upstreamConditions,
} from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";
import { orElse } from "../or-else.ts";

/** The category in a fragment's or a feed's query. */
export const categoryKey = oneOf<CategoryId>(["office", "warehouse", "trade_area"]);

/** How many units of a category the pages show, whatever total upstream tells; undefined while it tells none. */
export const unitCount = async (content: Content, category: CategoryId): Promise<number | undefined> =>
  (await orElse(content.unitsOf({ category, limit: unitsLimit }), undefined))?.length;

/** Those of `stock` that fit, without reading a list, if upstream counts as many. So while it does not answer. */
export async function chosenUnits(
  content: Content,
  category: CategoryId,
  stock: readonly Unit[],
  chosen: ChosenUnits,
): Promise<readonly Unit[]> {
  const conditions = upstreamConditions(chosen);
  if (Object.values(conditions).every((value) => value === undefined)) return stock;
  const exact = chosenOf(stock, conditions);
  const query = unitQuery(category, chosen);
  const counted = await orElse(content.units({ ...query, limit: 1 }), undefined);
  return exact.length === (counted?.pagination.total ?? exact.length) ? exact : content.unitsOf(query);
}
