import type { RentalCategory } from "../content/park.ts";
import type { ListLink } from "../filters/FilterLink.tsx";
import { type NextPart, unless } from "../filters/show-more.ts";
import { href, withQuery } from "../routes.ts";
import { type ChosenUnits, rowsLimit, unitsFilter } from "./units.filter.ts";

/** Where the fragments of rental lists live. */
export const unitsFragment = "/fragments/pavilions";

/** A choice of units as an address of the category's page. */
export function rentHref({ alias }: Pick<RentalCategory, "alias">, chosen: ChosenUnits): string {
  return withQuery(href("rent", { rent: alias }), unitsFilter.canonical(chosen));
}

/** The same as a link that works in place. */
export function rentLink(category: RentalCategory, chosen: ChosenUnits): ListLink {
  return { href: rentHref(category, chosen) };
}

/** Further rows as a link that brings only them; without script it shows all rows so far. */
export function moreRowsLink(category: RentalCategory, chosen: ChosenUnits, next: NextPart): ListLink {
  const query = unitsFilter.canonical({ ...chosen, limit: unless(rowsLimit, next.limit), page: next.page });
  query.set("category", category.id);
  query.set("part", "rows");
  return { href: shownRowsHref(category, chosen, next.shown), fragment: withQuery(unitsFragment, query) };
}

/** The address of a choice with its first `shown` rows. */
export const shownRowsHref = (category: Pick<RentalCategory, "alias">, chosen: ChosenUnits, shown: number) =>
  rentHref(category, { ...chosen, limit: unless(rowsLimit, shown), page: undefined });
