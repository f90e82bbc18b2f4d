import { idsOf, type Offer, type OfferIds, offerKey } from "../content/offer.ts";
import type { RentalCategory } from "../content/park.ts";
import type { SquareSize } from "../content/unit.ts";
import type { ListLink } from "../filters/FilterForm.tsx";
import { notUnderstood } from "../filters/filter-fields.ts";
import { feeds, fragments, href, withQuery } from "../routes.ts";
import { onceFor } from "../ui/Kept.ts";
import type { Question } from "./units.filter.ts";
import { type ChosenUnits, teamMax, unitsFilter } from "./units.filter.ts";

/** The address of a unit's page; a known team goes along, and its desks stand in the plan there. */
export function unitHref({ id }: { id: number }, team?: number): string {
  return href("unit", { id }, teamOf(team));
}

const teamOf = (team: number | undefined) =>
  team !== undefined && team !== notUnderstood && team <= teamMax ? { people: team } : {};

/** The page of an offer: of a unit, or of neighbours together, `/pavilions/1114+1115`. */
export const offerHref = ([first = 0, ...rest]: OfferIds, team?: number): string =>
  rest.length === 0 ? unitHref({ id: first }, team) : href("joined", { first, rest: offerKey(rest) }, teamOf(team));

/** An offer on one sheet of A4. */
export function sheetHref({ units }: Pick<Offer, "units">, team?: number): string {
  const [first = 0, ...rest] = idsOf(units);
  const query = teamOf(team);
  return rest.length === 0
    ? href("unitSheet", { id: first }, query)
    : href("joinedSheet", { first, rest: offerKey(rest) }, query);
}

/** A choice of units as an address of the category's page. */
export function rentHref({ alias }: Pick<RentalCategory, "alias">, chosen: ChosenUnits): string {
  return withQuery(href("rent", { rent: alias }), unitsFilter.canonical(chosen));
}

/** The page of an offer with what the visitor asked for: it goes along, down to the request. */
export const offerAsked = (ids: OfferIds, question: Question): string => offerHref(ids) + askedQuery(question);

/** The query of such an address: the same for every link of a list. */
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

/** The part of a choice that a feed follows: its conditions. */
export function followed({ more, limit, sort, people, ...chosen }: ChosenUnits): ChosenUnits {
  return people ? { ...chosen, people } : chosen;
}

/** The feed of a choice: the same keys as the list. */
export function unitsFeedHref({ id }: RentalCategory, chosen: ChosenUnits): string {
  const query = unitsFilter.canonical(followed(chosen));
  query.set("category", id);
  return withQuery(feeds.units, query);
}
