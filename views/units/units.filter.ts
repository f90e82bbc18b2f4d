import { type CategoryId, categoryIds } from "../content/park.ts";
import { type SquareSize, sizeClasses } from "../content/unit.ts";
import type { Gate } from "../content/unit-answers.ts";
import { type Chosen, defineFilter, type FilterField, type FilterFields } from "../filters/define-filter.ts";
import { day, exactNumber, ids, oneOf, phrases, typedNumber, wholeNumber } from "../filters/filter-fields.ts";
import { lowerOf, rangeOf, upperOf } from "../filters/read-number.ts";
import { number } from "../ui/format.ts";
import { once } from "../ui/once.ts";
import { type ListOrder, listOrders } from "./list-order.ts";

/** Rows of an opened size at most: the visitor narrows a longer list. */
export const rowsMax = 600;

/**
 * The query of a list of units: areas in m², people at work, ₽ a month for the whole unit with VAT, buildings by id, a
 * day (ISO date), facts as "Отделка: с мебелью". `more` is the size that is shown whole, `limit` a number of rows.
 */
export type UnitValues = {
  people: number;
  squareFrom: number;
  squareTo: number;
  squareSize: SquareSize;
  priceFrom: number;
  priceTo: number;
  bodies: number[];
  floor: number;
  free: "now";
  freeBy: string;
  gates: Gate;
  facts: string[];
  limit: number;
  sort: ListOrder;
  more: SquareSize;
};

export type ChosenUnits = Chosen<UnitValues>;

const peopleMax = 10_000;
const areaMax = 100_000;
const rentMax = 1_000_000_000;

/** From so much: nothing is no bound. */
const lowerBound = (max: number) => typedNumber({ parse: lowerOf, min: 1, max, round: Math.floor, zeroIsAny: true });
const upperBound = (max: number) => typedNumber({ parse: upperOf, min: 1, max, round: Math.ceil });

/** What the question says at a field that it cannot read. */
export const unreadHints = once(() => ({
  people: `Нужно целое число от 1 до ${number(peopleMax)}.`,
  squareFrom: "Нужно число, например 70.",
  squareTo: "Нужно число, например 150.",
  priceTo: "Нужно число, например 150 000.",
}));

/** The gates of warehouses as choices, in their order. */
export const allGates = ["dock", "ramp", "street"] as const satisfies Gate[];

const sizes = sizeClasses.map(({ id }) => id);

const fields: FilterFields<UnitValues> = {
  people: typedNumber({ parse: upperOf, min: 1, max: peopleMax, round: Math.ceil, isExact: true }),
  squareFrom: lowerBound(areaMax),
  squareTo: upperBound(areaMax),
  squareSize: oneOf(sizes),
  priceFrom: lowerBound(rentMax),
  priceTo: upperBound(rentMax),
  bodies: ids(),
  floor: exactNumber({ min: -9, max: 200 }),
  free: oneOf(["now"]),
  freeBy: day,
  gates: oneOf(allGates),
  facts: phrases,
  limit: wholeNumber({ min: 1, max: rowsMax, fallback: rowsMax + 1 }),
  sort: oneOf(listOrders.flatMap(({ value }) => value ?? [])),
  more: oneOf(sizes),
};

/** A kind of premises in a query. */
export const kindKey: FilterField<CategoryId> = oneOf(categoryIds);

type BoundKey = "squareFrom" | "squareTo" | "priceFrom" | "priceTo";

/** The bound that a range sets which is typed into the field of the other bound: «100–150» in «от». */
const boundBeside = (query: URLSearchParams, key: BoundKey, typedKey: BoundKey): number | undefined =>
  fields[key].read(query.getAll(typedKey).filter((text) => rangeOf(text) !== undefined));

/** A reversed range is meant the other way round. */
const rising = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];

/** An own range and a number of people both hold; either replaces a size class. */
function settle(chosen: ChosenUnits, query: URLSearchParams): ChosenUnits {
  const [squareFrom, squareTo] = rising(
    chosen.squareFrom ?? boundBeside(query, "squareFrom", "squareTo"),
    chosen.squareTo ?? boundBeside(query, "squareTo", "squareFrom"),
  );
  const [priceFrom, priceTo] = rising(
    chosen.priceFrom ?? boundBeside(query, "priceFrom", "priceTo"),
    chosen.priceTo ?? boundBeside(query, "priceTo", "priceFrom"),
  );
  const isExact = chosen.people !== undefined || squareFrom !== undefined || squareTo !== undefined;
  // One field has both: «любой день», «сейчас», a day, or «своя дата», whose field comes second.
  const freeByText = query.get("freeBy");
  const free = freeByText === "now" ? "now" : chosen.free;
  return {
    ...chosen,
    squareFrom,
    squareTo,
    priceFrom,
    priceTo,
    free,
    squareSize: isExact ? undefined : chosen.squareSize,
    freeBy: free || freeByText === "any" ? undefined : chosen.freeBy,
    bodies: query.getAll("bodies").includes("all") ? undefined : chosen.bodies,
  };
}

export const unitsFilter = defineFilter<UnitValues>({ fields, settle });

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

/** The visitor's question: the part of a choice that links carry from one list to another and into a request. */
export type Question = Pick<ChosenUnits, "people" | "squareFrom" | "squareTo" | "priceTo" | "free" | "freeBy">;

/** Only offices are chosen by people. */
export function questionOf(chosen: ChosenUnits, category: CategoryId = "office"): Question {
  return {
    people: category === "office" ? chosen.people : undefined,
    squareFrom: chosen.squareFrom,
    squareTo: chosen.squareTo,
    priceTo: chosen.priceTo,
    free: chosen.free,
    freeBy: chosen.freeBy,
  };
}

/** The largest team that a plan shows. */
const teamMax = 500;

/** The number of people that an address of an offer carries. */
export const team = typedNumber({ parse: upperOf, min: 1, max: teamMax, round: Math.ceil });

const { squareFrom, squareTo, priceTo, free, freeBy } = fields;

/** The question in the address of an offer: it goes along with the request. */
export const questionFilter = defineFilter<Pick<UnitValues, keyof Question>>({
  fields: { people: team, squareFrom, squareTo, priceTo, free, freeBy },
  settle: (question) => ({ ...question, unread: undefined }),
});

/** The question as parameters of a link. */
export const questionParams = (question: Question): Record<string, string> =>
  Object.fromEntries(questionFilter.canonical(question));

/** The question with its kind of premises. */
export const selectionFilter = defineFilter<Pick<UnitValues, keyof Question | "gates"> & { type: CategoryId }>({
  fields: { type: kindKey, people: fields.people, squareFrom, squareTo, priceTo, free, freeBy, gates: fields.gates },
  settle({ type, ...chosen }, query) {
    const settled = settle(chosen, query);
    return { type, gates: settled.gates, unread: settled.unread, ...questionOf(settled) };
  },
});
