import type { Offer } from "../content/offer.ts";
import { idsOf, type OfferIds, offerKey } from "../content/offer-ids.ts";
import type { RentalCategory } from "../content/park.ts";
import type { SquareSize } from "../content/unit.ts";
import type { ListLink } from "../filters/FilterForm.tsx";
import { fragments, href, withQuery } from "../routes.ts";
import { onceFor } from "../ui/once.ts";
import { type ChosenUnits, type Question, unitsFilter } from "./units.filter.ts";

const unasked: Question = {};

/** The page of an offer: of a unit, or of neighbours together, `/pavilions/1114+1115`; with what the visitor asked. */
export const offerHref = ([first = 0, ...rest]: OfferIds, question = unasked): string =>
  (rest.length === 0 ? href("unit", { id: first }) : href("joined", { first, rest: offerKey(rest) })) +
  askedQuery(question);

/** An offer on one sheet of A4, with the desks of a team. */
export function sheetHref({ units }: Pick<Offer, "units">, { people }: Question): string {
  const [first = 0, ...rest] = idsOf(units);
  const path =
    rest.length === 0 ? href("unitSheet", { id: first }) : href("joinedSheet", { first, rest: offerKey(rest) });
  return path + askedQuery({ people });
}

/** A choice of units as an address of the category's page. */
export function rentHref({ alias }: Pick<RentalCategory, "alias">, chosen: ChosenUnits): string {
  return withQuery(href("rent", { rent: alias }), unitsFilter.canonical(chosen));
}

/** The question as the query of an address: the same for every link of a list. */
export const askedQuery = onceFor(({ people, ...question }: Question): string =>
  withQuery("", unitsFilter.canonical({ ...question, people: people || undefined })),
);

/** A size shown whole: a page without script, else only the rows that are missing. */
export function moreLink(category: RentalCategory, chosen: ChosenUnits, more: SquareSize): ListLink {
  const query = unitsFilter.canonical({ ...chosen, more });
  query.set("category", category.id);
  query.set("part", "rows");
  return { href: rentHref(category, { ...chosen, more }), fragment: withQuery(fragments.units, query) };
}
