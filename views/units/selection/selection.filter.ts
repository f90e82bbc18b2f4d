import type { CategoryId } from "../../content/park.ts";
import type { Gate } from "../../content/unit-answers.ts";
import { defineFilter } from "../../filters/define-filter.ts";
import type { Range } from "../../ui/listing.ts";
import type { Question } from "../ask/question.ts";
import { area, gates, kindKey, moment, rent, rising } from "../criteria.ts";

/** The kinds of premises that the API offers for a selection, budgets in ₽ a month, areas in m². */
export type PlacementParameters = { types: { id: CategoryId; name: string }[]; cost: Range; square: Range };

const { people, squareFrom, squareTo } = area.fields;

/** The question with its kind of premises. */
export const selectionFilter = defineFilter<
  { [Key in keyof Required<Question>]: NonNullable<Question[Key]> } & { type: CategoryId; gates: Gate }
>({
  fields: {
    type: kindKey,
    people,
    squareFrom,
    squareTo,
    priceTo: rent.fields.priceTo,
    ...moment.fields,
    ...gates.fields,
  },
  settle(chosen, query) {
    const [from, to] = rising(chosen.squareFrom, chosen.squareTo);
    const settled = { ...chosen, ...moment.settle?.(chosen, query), squareFrom: from, squareTo: to };
    return { ...settled, ...gates.settle?.(settled, query) };
  },
});
