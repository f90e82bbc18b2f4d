import { defineFilter } from "../../filters/define-filter.ts";
import { headcount, wholeNumber } from "../../filters/filter-fields.ts";

/** The largest team that a plan shows. */
export const teamMax = 500;

/** The number of people, `notUnderstood` included: 0 is no default. */
export const team = headcount(wholeNumber({ min: 0, max: teamMax, fallback: -1 }));

/** The query of a unit's page: a larger team is the largest that is drawn. */
export const teamFilter = defineFilter<{ people: number }>({ fields: { people: team } });
