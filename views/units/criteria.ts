import { type CategoryId, categoryIds } from "../content/park.ts";
import { type SquareSize, sizeClasses, sizeClassOf, type Unit, type UnitChoices } from "../content/unit.ts";
import { type Gate, gateOf, gateWords, squarePerPerson } from "../content/unit-answers.ts";
import type { Chosen, Criterion, FilterField } from "../filters/define-filter.ts";
import {
  canonicalText,
  day,
  exactNumber,
  headcount,
  ids,
  oneOf,
  phrases,
  wholeNumber,
} from "../filters/filter-fields.ts";
import { floorNumber, longDate, number, plural, range } from "../ui/format.ts";
import { once, onceFor } from "../ui/Kept.ts";

/** What a list can be narrowed to: ranges, floors, labels of all buildings by id, gates, facts by name with values. */
export type ListChoices = Pick<UnitChoices, "square" | "price" | "floors"> & {
  buildingNames: Record<number, string>;
  gates: readonly Gate[];
  facts: readonly (readonly [name: string, values: readonly string[]])[];
};

export type UnitCriterion<Values> = Criterion<Values, Unit, ListChoices>;

/** A reversed range is meant the other way round. */
export function rising(from: number | undefined, to: number | undefined): [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** "70–100 м²", "до 200 000 ₽"; undefined without bounds. */
export function boundsInWords(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from !== undefined && to !== undefined) return `${number(from)}–${number(to)} ${unit}`;
  if (from !== undefined) return `от ${number(from)} ${unit}`;
  return to === undefined ? undefined : `до ${number(to)} ${unit}`;
}

/** m², a size class, people at work. */
type AreaValues = { squareFrom: number; squareTo: number; squareSize: SquareSize; people: number };

const squareMax = 100_000;
const peopleMax = 10_000;

const { dense, spacious } = squarePerPerson;
const squareFor = (people: number) => `${range(people * dense, people * spacious)} м²`;
const peopleInWords = (people: number) => plural(people, "человек", "человека", "человек");

/** The error message of the field for people. */
export const peopleRange = once(() => `Нужно целое число от 1 до ${number(peopleMax)}.`);

/** The area that a choice means, m²: people take 6 to 8 each, and an own range narrows that. */
export function areaOf({ squareFrom, squareTo, people }: Chosen<AreaValues>): Chosen<AreaValues> {
  if (!people) return { squareFrom, squareTo };
  return {
    squareFrom: Math.max(people * dense, squareFrom ?? 0),
    squareTo: Math.min(people * spacious, squareTo ?? Number.POSITIVE_INFINITY),
  };
}

/** The fallback lies past the end: it is read as no number. */
const countable = wholeNumber({ min: 0, max: peopleMax + 1, fallback: peopleMax + 1, round: Math.ceil });

const people = headcount(countable);

/** An own range and a number of people both hold; either replaces a size class. */
export const area: UnitCriterion<AreaValues> = {
  name: "area",
  fields: {
    squareFrom: wholeNumber({ min: 0, max: squareMax, round: Math.floor }),
    squareTo: wholeNumber({ min: 0, max: squareMax, round: Math.ceil }),
    squareSize: oneOf(["s", "m", "l", "xl"]),
    people,
  },
  settle(chosen) {
    const [squareFrom, squareTo] = rising(chosen.squareFrom, chosen.squareTo);
    const exact = Boolean(chosen.people) || squareFrom !== undefined || squareTo !== undefined;
    return { ...chosen, squareFrom, squareTo, squareSize: exact ? undefined : chosen.squareSize };
  },
  fits({ square }, chosen) {
    const { squareFrom = 0, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
    const { squareSize } = chosen;
    return square >= squareFrom && square <= squareTo && (!squareSize || sizeClassOf(square) === squareSize);
  },
  conditions(chosen) {
    const { people, squareFrom, squareTo, squareSize } = chosen;
    const size = sizeClasses.find(({ id }) => id === squareSize);
    const words = size?.text ?? boundsInWords(squareFrom, squareTo, "м²");
    const range = { squareFrom: undefined, squareTo: undefined, squareSize: undefined };
    return [
      ...(people
        ? [
            {
              text: `${peopleInWords(people)}: ${squareFor(people)}`,
              without: { ...chosen, people: undefined },
            },
          ]
        : []),
      ...(words === undefined ? [] : [{ text: words, without: { ...chosen, ...range } }]),
    ];
  },
};

/** ₽ a month for the whole unit, with VAT. */
type RentValues = { priceFrom: number; priceTo: number };

const priceMax = 1_000_000_000;

/** The rent of a unit. An unknown one, 0, matches no bound. */
export const rent: UnitCriterion<RentValues> = {
  name: "rent",
  fields: {
    priceFrom: wholeNumber({ min: 0, max: priceMax, round: Math.floor }),
    priceTo: wholeNumber({ min: 0, max: priceMax, round: Math.ceil }),
  },
  settle(chosen) {
    const [priceFrom, priceTo] = rising(chosen.priceFrom, chosen.priceTo);
    return { ...chosen, priceFrom, priceTo };
  },
  fits({ price }, { priceFrom, priceTo }) {
    if (priceFrom === undefined && priceTo === undefined) return true;
    return price > 0 && price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
  },
  inWords: ({ priceFrom, priceTo }) => boundsInWords(priceFrom, priceTo, "₽ в месяц"),
};

type BuildingValues = { bodies: number[] };

/** The building. One that has no unit of the category leaves nothing: the visitor asked for it. */
const buildings: UnitCriterion<BuildingValues> = {
  name: "bodies",
  fields: { bodies: ids() },
  settle: (chosen, query) => (query.getAll("bodies").includes("all") ? { ...chosen, bodies: undefined } : chosen),
  fits: ({ building }, { bodies: buildings }) => !buildings || buildings.includes(building.id),
  inWords({ bodies: buildings = [] }, { buildingNames }) {
    const names = buildings.map((id) => buildingNames[id] ?? "неизвестный");
    if (names.length === 0) return undefined;
    return `${names.length > 1 ? "корпуса" : "корпус"} ${names.join(", ")}`;
  },
};

type StoreyValues = { floor: number };

const storey: UnitCriterion<StoreyValues> = {
  name: "storey",
  fields: { floor: exactNumber({ min: -9, max: 200 }) },
  fits: ({ floor }, chosen) => chosen.floor === undefined || floor.number === chosen.floor,
  inWords: ({ floor }) => (floor === undefined ? undefined : `этаж ${floorNumber(floor)}`),
};

/** Free at once, or free by a day (ISO date). */
type MomentValues = { free: "now"; freeBy: string };

/** When a unit is available. One without a known date matches no date. */
export const moment: UnitCriterion<MomentValues> = {
  name: "moment",
  fields: { free: oneOf(["now"]), freeBy: day },
  settle(chosen, query) {
    // One field has both: «любой день», «сейчас», a day, or «своя дата», whose field comes second.
    const said = query.get("freeBy");
    const free = said === "now" ? "now" : chosen.free;
    return { ...chosen, free, freeBy: free || said === "any" ? undefined : chosen.freeBy };
  },
  fits({ status, availableFrom }, { free, freeBy }) {
    if (status === "free" || (free === undefined && freeBy === undefined)) return true;
    return freeBy !== undefined && availableFrom !== undefined && availableFrom.slice(0, freeBy.length) <= freeBy;
  },
  inWords({ free, freeBy }) {
    if (free) return "свободно сейчас";
    return freeBy && `к ${longDate(freeBy)}`;
  },
};

/** What the question calls a warehouse with a dock, beside the kinds of premises. */
export const withDock = "dock";

const kind = oneOf(categoryIds);

/** A kind of premises in a query; a warehouse with a dock is a warehouse. */
export const kindKey: FilterField<CategoryId> = {
  read: (texts) => (texts.includes(withDock) ? "warehouse" : kind.read(texts)),
  write: kind.write,
};

const all = ["dock", "ramp", "street"] as const;

/** The gates that tell some warehouses apart. */
export function gateChoices(units: readonly Unit[]): Gate[] {
  const own = new Set(units.map(gateOf));
  return own.size > 1 ? all.filter((gate) => own.has(gate)) : [];
}

const inWords: Record<Gate, string> = { dock: "с доком", ramp: "с пандусом", street: "ворота с улицы" };

/** How a warehouse is loaded. */
export const gates: UnitCriterion<{ gates: Gate }> = {
  name: "gates",
  fields: { gates: oneOf(all) },
  settle: (chosen, query) => (query.getAll("type").includes(withDock) ? { ...chosen, gates: "dock" } : chosen),
  fits: (unit: Unit, chosen) => chosen.gates === undefined || gateOf(unit) === chosen.gates,
  inWords: ({ gates: gate }) => gate && inWords[gate],
};

/** "Отделка: с мебелью": any value of one fact will do. */
type QualityValues = { facts: string[] };

/** How many values over a category make a fact a choice: one tells nothing apart, many are a measure. */
const valuesMin = 2;
const valuesMax = 8;
/** Longer words are no option: the query cuts them. */
const lettersMax = 120;

const words = once(() => new Intl.Collator("ru", { numeric: true }));
const byWords = (a: string, b: string) => words().compare(a, b);

const nameOf = (fact: string) => fact.slice(0, fact.indexOf(": "));
const valueIn = (fact: string) => fact.slice(fact.indexOf(": ") + 2);

const factsOf = onceFor(({ facts }: Pick<Unit, "facts">): readonly string[] =>
  facts.map(({ name, value }) => canonicalText(`${name}: ${value}`)).filter((fact) => fact.length <= lettersMax),
);

/** Facts that tell units apart, with their values. */
export function factChoices(units: readonly Unit[]): ListChoices["facts"] {
  const all = [...new Set(units.flatMap(factsOf))].sort(byWords);
  return [...Map.groupBy(all, nameOf)].filter(([, facts]) => facts.length >= valuesMin && facts.length <= valuesMax);
}

/** Facts of units, in the API's own words. */
const qualities: UnitCriterion<QualityValues> = {
  name: "qualities",
  fields: { facts: phrases },
  fits(unit, { facts = [] }) {
    const own = factsOf(unit);
    const has = (fact: string) => own.includes(fact);
    return facts.every((fact) => has(fact) || facts.some((other) => has(other) && nameOf(other) === nameOf(fact)));
  },
  conditions(chosen) {
    const { facts = [] } = chosen;
    return facts.map((fact) => {
      const others = facts.filter((other) => other !== fact);
      return {
        text: fact,
        without: { ...chosen, facts: others.length > 0 ? others : undefined },
      };
    });
  },
};

/** The fact that a kind of premises is chosen by, what any value of it is called, and what each value follows. */
const mainFacts: Record<Exclude<CategoryId, "warehouse">, { fact: string; any: string; before: string }> = {
  office: { fact: "Отделка", any: "Любая отделка", before: "" },
  trade_area: { fact: "Мокрая точка", any: "Вода не важна", before: "вода " },
};

/** The quality that a list is chosen by; in other parks the first fact that tells units apart. */
export function mainQuality(category: CategoryId, { gates, facts }: Pick<ListChoices, "gates" | "facts">) {
  if (category === "warehouse") {
    if (gates.length > 0)
      return { name: "gates", any: "Любые ворота", options: gates.map((value) => ({ value, text: gateWords[value] })) };
  } else {
    const { fact, any, before } = mainFacts[category];
    const found = facts.find(([name]) => name === fact);
    if (found)
      return { name: "facts", any, options: found[1].map((value) => ({ value, text: before + valueIn(value) })) };
  }
  const [first] = facts;
  if (!first) return undefined;
  const options = first[1].map((value) => ({ value, text: valueIn(value) }));
  return { name: "facts", any: `${first[0]}: любое`, options };
}

/** The criteria of lists of units, in the order of the filter bar. A new filter is one more of these. */
export const criteria = [area, rent, buildings, storey, moment, gates, qualities] as const;

type ValuesOf<One> = One extends { fields: infer Fields }
  ? { [Key in keyof Fields]: Fields[Key] extends { write: (value: infer Value) => unknown } ? Value : never }
  : never;
type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** Values of every criterion by their keys in the query. */
export type CriterionValues = Both<ValuesOf<(typeof criteria)[number]>>;
