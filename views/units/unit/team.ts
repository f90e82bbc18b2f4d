import { wholeNumber } from "../../filters/fields.ts";
import { headcount } from "../headcount.ts";

/** The largest team that a plan shows. */
export const teamMax = 500;
const people = headcount(wholeNumber({ min: 0, max: teamMax }));

/** Key of the team's size on a unit's page. */
export const teamKey = "people";

/** The number of people in a query, `notUnderstood` included. */
export function teamIn(query: URLSearchParams): number | undefined {
  return people.read(query.getAll(teamKey));
}

/** What of a query a unit's page reads: the team, at most the largest that is drawn. */
export function teamQuery(query: URLSearchParams): URLSearchParams {
  const team = teamIn(query);
  return new URLSearchParams(team === undefined ? {} : { [teamKey]: String(team) });
}
