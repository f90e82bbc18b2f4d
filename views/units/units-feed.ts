import type { RentalCategory } from "../park/park.ts";
import { withQuery } from "./pavilion-links.ts";
import { type ChosenPavilions, pavilionsFilter } from "./pavilions.filter.ts";

/** Where the feed of units lives. */
export const unitsFeedPath = "/feeds/units";

/** The feed of a choice: the same keys as the list, without its place in the list and its order. */
export function unitsFeedHref(
  { id }: RentalCategory,
  { page, limit, sort, compare, ...chosen }: ChosenPavilions,
): string {
  const query = pavilionsFilter.canonical(chosen);
  query.set("category", id);
  return withQuery(unitsFeedPath, query);
}
