import { criteriaParts, tallies } from "../filters/criterion.ts";
import { type Chosen, defineFilter, type FilterDefinition } from "../filters/define-filter.ts";
import { ids, oneOf, wholeNumber } from "../filters/fields.ts";
import type { CategoryId } from "../park/park.ts";
import { criteria as all, type CriterionValues } from "./criteria/all-criteria.ts";
import { areaOf } from "./criteria/area.ts";
import type { ListChoices, UnitCriterion } from "./criteria/list-choices.ts";
import { type ListOrder, listOrders } from "./list-orders.ts";
import type { Pavilion, PavilionChoices, PavilionQuery } from "./pavilion.ts";

/** What narrows and orders a list of units: the criteria's keys, the page, ids of units to compare. */
export type PavilionValues = CriterionValues & { limit: number; sort: ListOrder; page: number; compare: number[] };

/** A choice of units. */
export type ChosenPavilions = Chosen<PavilionValues>;

/** Units on a page of the list, unless the query says otherwise. */
export const pavilionsLimit = 100;
const pagesMax = 50;
/** Units side by side in a comparison. */
export const comparedMax = 4;

// Each criterion knows its own keys only, and reads no others.
const criteria = all as readonly UnitCriterion<unknown>[] as readonly UnitCriterion<PavilionValues>[];
const fields: FilterDefinition<PavilionValues, ListChoices>["fields"] = Object.assign(
  {
    limit: wholeNumber({ min: 1, max: pavilionsLimit, fallback: pavilionsLimit }),
    sort: oneOf(listOrders.map(({ value }) => value)),
    page: wholeNumber({ min: 1, max: pagesMax }),
    compare: ids({ max: comparedMax }),
  },
  ...criteria.map((criterion) => criterion.fields),
);

/** The filter of the rental pages. */
export const pavilionsFilter = defineFilter<PavilionValues, ListChoices>({
  name: "pavilions",
  fields,
  ...criteriaParts(criteria),
});

/** The filter's criteria, for components that show each separately. */
export const pavilionCriteria = criteria;

/** Whether a unit is among those that were chosen. */
export function isChosen(unit: Pavilion, chosen: ChosenPavilions): boolean {
  return criteria.every(({ fits }) => fits(unit, chosen));
}

/** What there is to choose from among the units of a category. */
export function listChoices(
  category: CategoryId,
  units: readonly Pavilion[],
  choices: PavilionChoices,
  chosen: ChosenPavilions,
): Pick<ListChoices, keyof PavilionChoices | "category" | "stock" | "counts"> {
  return { ...choices, category, stock: tallies(criteria, units), counts: tallies(criteria, units, chosen) };
}

/**
 * The question to the content API that a choice stands for. What only this site knows to filter by is not in it, nor is
 * the order.
 */
export function pavilionQuery(category: CategoryId, chosen: ChosenPavilions): PavilionQuery {
  const { squareSize, priceFrom, priceTo, floor, bodies } = chosen;
  return { category, ...areaOf(chosen), squareSize, priceFrom, priceTo, floor, bodies, limit: pavilionsLimit };
}

/** Adds a building to the choice, or takes it out; the list starts again from its first page. */
export function toggleBody({ page, ...chosen }: ChosenPavilions, id: number): ChosenPavilions {
  const { bodies = [] } = chosen;
  const toggled = bodies.includes(id) ? bodies.filter((one) => one !== id) : [...bodies, id].sort((a, b) => a - b);
  return { ...chosen, bodies: toggled.length > 0 ? toggled : undefined };
}

/** Every building again. */
export function resetBodies({ page, ...chosen }: ChosenPavilions): ChosenPavilions {
  return { ...chosen, bodies: undefined };
}
