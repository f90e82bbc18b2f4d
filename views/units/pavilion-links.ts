import type { ListLink } from "../filters/FilterLink.tsx";
import type { RentalCategory } from "../park/park.ts";
import { href, withQuery } from "../routes.ts";
import { type ChosenPavilions, pavilionsFilter } from "./pavilions.filter.ts";

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

/** A further page as a link that brings its rows only. */
export function rentRowsLink(category: RentalCategory, chosen: ChosenPavilions): ListLink {
  const query = pavilionsFilter.canonical(chosen);
  query.set("category", category.id);
  query.set("part", "rows");
  return { href: rentHref(category, chosen), fragment: withQuery(pavilionsFragment, query) };
}
