import type { Unit } from "../../content/unit.ts";
import { headcount, notUnderstood, wholeNumber } from "../../filters/filter-fields.ts";
import { href } from "../../routes.ts";

/** The largest team that a plan shows. */
export const teamMax = 500;
const people = headcount(wholeNumber({ min: 0, max: teamMax }));

export const teamKey = "people";

/** The number of people in a query, `notUnderstood` included. */
export function teamIn(query: URLSearchParams): number | undefined {
  return people.read(query.getAll(teamKey));
}

/** The query of a unit's page: the team, at most the largest that is drawn. */
export function teamQuery(query: URLSearchParams): URLSearchParams {
  const team = teamIn(query);
  return new URLSearchParams(team === undefined ? {} : { [teamKey]: String(team) });
}

/** The address of a unit's page; a known team goes along, and its desks stand in the plan there. */
export function unitHref({ id }: Pick<Unit, "id">, team?: number): string {
  const fits = team !== undefined && team !== notUnderstood && team <= teamMax;
  return href("unit", { id }, fits ? { [teamKey]: team } : {});
}
