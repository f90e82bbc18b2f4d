import { type SquareSize, sizeClasses, type Unit } from "../content/unit.ts";
import {
  type Chosen,
  conditionsOf,
  criteriaInForce,
  defineFilter,
  type FilterFields,
} from "../filters/define-filter.ts";
import { headcount, oneOf, wholeNumber } from "../filters/filter-fields.ts";
import {
  area,
  type CriterionValues,
  criteria,
  type ListChoices,
  moment,
  rent,
  type UnitCriterion,
} from "./criteria.ts";
import { rowsMax } from "./ledger/row-groups.ts";
import { type ListOrder, listOrders } from "./list-orders.ts";

/** The query of a list of units: the criteria's keys, order, the size that is shown whole, or a number of rows. */
export type UnitValues = CriterionValues & { limit: number; sort: ListOrder; more: SquareSize };

export type ChosenUnits = Chosen<UnitValues>;

/** The criteria with their types joined: each knows its own keys only, and reads no others. */
export const unitCriteria = criteria as readonly UnitCriterion<unknown>[] as readonly UnitCriterion<UnitValues>[];
const fields: FilterFields<UnitValues> = Object.assign(
  {
    limit: wholeNumber({ min: 1, max: rowsMax, fallback: rowsMax + 1 }),
    sort: oneOf(listOrders.flatMap(({ value }) => value ?? [])),
    more: oneOf(sizeClasses.map(({ id }) => id)),
  },
  ...unitCriteria.map((criterion) => criterion.fields),
);

export const unitsFilter = defineFilter<UnitValues>({
  fields,
  settle: (chosen, query) => unitCriteria.reduce((settled, { settle }) => settle?.(settled, query) ?? settled, chosen),
});

export const unitConditions = (chosen: ChosenUnits, choices: ListChoices) =>
  conditionsOf(unitCriteria, chosen, choices);

/** The units that match a choice. Asks only the criteria that the choice sets: lists are filtered several times. */
export function chosenOf(units: readonly Unit[], chosen: ChosenUnits): Unit[] {
  const inForce = criteriaInForce(unitCriteria, chosen);
  return units.filter((unit) => inForce.every(({ fits }) => fits(unit, chosen)));
}

/** Adds a building to the choice, or takes it out. */
export function toggleBuilding({ more, limit, ...chosen }: ChosenUnits, id: number): ChosenUnits {
  const { bodies: buildings = [] } = chosen;
  const toggled = buildings.includes(id)
    ? buildings.filter((buildingId) => buildingId !== id)
    : [...buildings, id].sort((a, b) => a - b);
  return { ...chosen, bodies: toggled.length > 0 ? toggled : undefined };
}

/** Every building again. */
export function resetBuildings({ more, limit, ...chosen }: ChosenUnits): ChosenUnits {
  return { ...chosen, bodies: undefined };
}

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
export const questionParams = (question: Chosen<Asked>): Record<string, string> =>
  Object.fromEntries(questionFilter.canonical(question));
