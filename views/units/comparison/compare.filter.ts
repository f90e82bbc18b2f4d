import { defineFilter } from "../../filters/define-filter.ts";
import { ids } from "../../filters/filter-fields.ts";
import { href, withQuery } from "../../routes.ts";
import { team } from "../unit/team.filter.ts";
import { comparedMax } from "../units.filter.ts";

/** The compared units in the order given, and the team. One unit more than is shown: the page says it is left out. */
export const compareFilter = defineFilter<{ compare: number[]; people: number }>({
  fields: { compare: ids({ max: comparedMax + 1, inOrder: true }), people: team },
  settle: ({ compare, people }) => ({ compare, people: people || undefined }),
});

/** The address of a comparison, for a team of so many people. */
export function compareHref(units: readonly { id: number }[], people?: number): string {
  const chosen = { compare: units.map(({ id }) => id), people: people || undefined };
  return withQuery(href("compare", {}), compareFilter.canonical(chosen));
}
