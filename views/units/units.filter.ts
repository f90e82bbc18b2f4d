import { type SquareSize, sizeClasses, type Unit } from "../content/unit.ts";
import {
  type Chosen,
  conditionsOf,
  criteriaInForce,
  defineFilter,
  type FilterFields,
} from "../filters/define-filter.ts";
import { headcount, oneOf, wholeNumber } from "../filters/filter-fields.ts";
import { onceFor } from "../ui/Kept.ts";
import {
  area,
  type CriterionValues,
  criteria,
  type ListChoices,
  moment,
  rent,
  type UnitCriterion,
} from "./criteria.ts";

/** The orders that a query can ask for; without one the least rent comes first. */
export type ListOrder = "-price" | "rate" | "date" | "-square";

const byPlace = (a: Unit, b: Unit) => a.square - b.square || a.building.id - b.building.id || a.price - b.price;

/** Sorts after every date. */
const unknownDate = "9";
const freeFrom = ({ status, availableFrom }: Unit) => (status === "free" ? "" : (availableFrom ?? unknownDate));
/** ISO dates compare as text; the rules of a language take longer. */
const byDate = (a: Unit, b: Unit) => Number(freeFrom(a) > freeFrom(b)) - Number(freeFrom(a) < freeFrom(b));

/** Rising, the unknown ones (0) last. */
const rising = (a: number, b: number) => (a || Number.MAX_VALUE) - (b || Number.MAX_VALUE);

/** Orders in words, and what they put first; the usual one is not in the address. */
export const listOrders: readonly {
  value: ListOrder | undefined;
  text: string;
  first: (a: Unit, b: Unit) => number;
}[] = [
  { value: undefined, text: "Сначала дешевле", first: (a, b) => rising(a.price, b.price) },
  { value: "-price", text: "Сначала дороже", first: (a, b) => b.price - a.price },
  { value: "rate", text: "Сначала дешевле за м²", first: (a, b) => rising(a.rate, b.rate) },
  { value: "date", text: "Сначала раньше въехать", first: byDate },
  { value: "-square", text: "Сначала больше площадь", first: (a, b) => b.square - a.square },
];

/** Units in an order; equal ones by area, building and price. */
export const inOrder = onceFor((units: readonly Unit[], order: ListOrder | undefined): readonly Unit[] => {
  const chosen = listOrders.find(({ value }) => value === order);
  return units.toSorted((a, b) => chosen?.first(a, b) || byPlace(a, b));
});

/** Rows of an opened size at most: the visitor narrows a longer list. */
export const rowsMax = 600;

/** The query of a list of units: the criteria's keys, order, the size that is shown whole, or a number of rows. */
export type UnitValues = CriterionValues & { limit: number; sort: ListOrder; more: SquareSize };

export type ChosenUnits = Chosen<UnitValues>;

/** The visitor's question: the part of a choice that links carry from one list to another and into a request. */
export type Question = Pick<ChosenUnits, "people" | "squareFrom" | "squareTo" | "priceTo" | "free" | "freeBy">;

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
export const questionParams = (question: Question): Record<string, string> =>
  Object.fromEntries(questionFilter.canonical(question));
