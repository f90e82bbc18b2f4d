import { type OfferIds, offerKey } from "../content/offer.ts";
import type { RentalCategory } from "../content/park.ts";
import { notUnderstood } from "../filters/filter-fields.ts";
import type { GrowingList } from "../filters/show-more.ts";
import { href, withQuery } from "../routes.ts";
import { teamMax } from "./unit/team.filter.ts";
import { type ChosenUnits, rowsLimit, rowsLimitMax, unitsFilter } from "./units.filter.ts";

/** Where the fragments of rental lists live. */
export const unitsFragment = "/fragments/pavilions";

/** The address of a unit's page; a known team goes along, and its desks stand in the plan there. */
export function unitHref({ id }: { id: number }, team?: number): string {
  return href("unit", { id }, teamOf(team));
}

const teamOf = (team: number | undefined) =>
  team !== undefined && team !== notUnderstood && team <= teamMax ? { people: team } : {};

/** The page of an offer: of a unit, or of neighbours together, `/pavilions/1114+1115`. */
export const offerHref = ([first = 0, ...rest]: OfferIds, team?: number): string =>
  rest.length === 0 ? unitHref({ id: first }, team) : href("joined", { first, rest: offerKey(rest) }, teamOf(team));

/** A choice of units as an address of the category's page. */
export function rentHref({ alias }: Pick<RentalCategory, "alias">, chosen: ChosenUnits): string {
  return withQuery(href("rent", { rent: alias }), unitsFilter.canonical(chosen));
}

/** The rows of a category. Further ones are a link that brings only them; without script it shows all rows so far. */
export const rowList = (category: RentalCategory): GrowingList<ChosenUnits> => ({
  step: rowsLimit,
  max: rowsLimitMax,
  label: "Страницы списка помещений",
  linkTo(chosen) {
    const query = unitsFilter.canonical(chosen);
    query.set("category", category.id);
    query.set("part", "rows");
    return { href: rentHref(category, chosen), fragment: withQuery(unitsFragment, query) };
  },
});

export const unitsFeedPath = "/feeds/units";

/** The part of a choice that a feed follows: its conditions, without order and page. */
export function followed({ page, limit, sort, people, ...chosen }: ChosenUnits): ChosenUnits {
  return people ? { ...chosen, people } : chosen;
}

/** The feed of a choice: the same keys as the list. */
export function unitsFeedHref({ id }: RentalCategory, chosen: ChosenUnits): string {
  const query = unitsFilter.canonical(followed(chosen));
  query.set("category", id);
  return withQuery(unitsFeedPath, query);
}
