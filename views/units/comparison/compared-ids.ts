import { ids, notUnderstood } from "../../filters/filter-fields.ts";
import { href } from "../../routes.ts";
import { teamIn, teamKey } from "../unit/team.ts";
import { comparedMax } from "../units.filter.ts";

export const comparedKey = "compare";

// One more than are shown: the page says that it left something out.
const field = ids({ max: comparedMax + 1, inOrder: true });

/** Ids of the units that an address compares, in its order, one beyond `comparedMax` at most. */
export function comparedIds(query: URLSearchParams): number[] {
  return field.read(query.getAll(comparedKey)) ?? [];
}

/** The same as a canonical query, with the team if there is one. */
export function comparedQuery(query: URLSearchParams): URLSearchParams {
  const team = teamIn(query);
  const canonical = new URLSearchParams(comparedIds(query).map((id) => [comparedKey, String(id)]));
  if (team) canonical.set(teamKey, String(team));
  return canonical;
}

/** The address of a comparison, for a team of so many people. */
export function compareHref(units: readonly { id: number }[], team?: number): string {
  const people = team === undefined || team === notUnderstood ? {} : { [teamKey]: team };
  return href("compare", {}, { [comparedKey]: units.map(({ id }) => id), ...people });
}
