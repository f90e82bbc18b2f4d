import type { ListLink } from "../filters/FilterLink.tsx";
import { type NextPart, unless } from "../filters/show-more.ts";
import type { RentalCategory } from "../park/park.ts";
import { href, withQuery } from "../routes.ts";
import { type ChosenPavilions, pavilionsFilter, rowsLimit } from "./pavilions.filter.ts";

/** Where the fragments of rental lists live. */
export const pavilionsFragment = "/fragments/pavilions";

/** A choice of units as an address of the category's page. */
export function rentHref({ alias }: Pick<RentalCategory, "alias">, chosen: ChosenPavilions): string {
  return withQuery(href("rent", { rent: alias }), pavilionsFilter.canonical(chosen));
}

/** The same as a link that works in place. */
export function rentLink(category: RentalCategory, chosen: ChosenPavilions): ListLink {
  return { href: rentHref(category, chosen) };
}

/** Further rows as a link that brings only them; without script it shows all rows so far. */
export function moreRowsLink(category: RentalCategory, chosen: ChosenPavilions, next: NextPart): ListLink {
  const query = pavilionsFilter.canonical({ ...chosen, limit: unless(rowsLimit, next.limit), page: next.page });
  query.set("category", category.id);
  query.set("part", "rows");
  return { href: shownRowsHref(category, chosen, next.shown), fragment: withQuery(pavilionsFragment, query) };
}

/** The address of a choice with its first `shown` rows. */
export const shownRowsHref = (category: Pick<RentalCategory, "alias">, chosen: ChosenPavilions, shown: number) =>
  rentHref(category, { ...chosen, limit: unless(rowsLimit, shown), page: undefined });
