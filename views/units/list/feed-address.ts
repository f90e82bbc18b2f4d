import type { RentalCategory } from "../../content/park.ts";
import { withQuery } from "../../routes.ts";
import { type ChosenUnits, unitsFilter } from "../units.filter.ts";

export const unitsFeedPath = "/feeds/units";

/** The part of a choice that a feed follows: its conditions, without order, page and ticks. */
export function followed({ page, limit, sort, compare, people, ...chosen }: ChosenUnits): ChosenUnits {
  return people ? { ...chosen, people } : chosen;
}

/** The feed of a choice: the same keys as the list. */
export function unitsFeedHref({ id }: RentalCategory, chosen: ChosenUnits): string {
  const query = unitsFilter.canonical(followed(chosen));
  query.set("category", id);
  return withQuery(unitsFeedPath, query);
}
