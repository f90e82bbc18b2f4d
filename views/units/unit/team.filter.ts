import { defineFilter } from "../../filters/define-filter.ts";
import { headcount, wholeNumber } from "../../filters/filter-fields.ts";
import type { Question } from "../ask/question.ts";
import { area, moment, rent } from "../criteria.ts";

/** The largest team that a plan shows. */
export const teamMax = 500;

/** The number of people, `notUnderstood` included: 0 is no default. */
export const team = headcount(wholeNumber({ min: 0, max: teamMax, fallback: -1 }));

/** What the visitor asked of a list. It stays in the address of an offer, and goes along with the request. */
type Asked = {
  people: number;
  squareFrom: number;
  squareTo: number;
  priceTo: number;
  free: "now";
  freeBy: string;
};
export const questionFilter = defineFilter<Asked>({
  fields: {
    people: team,
    squareFrom: area.fields.squareFrom,
    squareTo: area.fields.squareTo,
    priceTo: rent.fields.priceTo,
    free: moment.fields.free,
    freeBy: moment.fields.freeBy,
  },
  settle: ({ people, ...question }) => ({ ...question, people: people || undefined }),
});

/** The question as parameters of a link. */
export const questionParams = (question: Question): Record<string, string> =>
  Object.fromEntries(questionFilter.canonical(question));
