import { areaForPeople, capacityOf, holdsPeople } from "../content/capacity.ts";
import type { CategoryId } from "../content/park.ts";
import { sizeClasses, sizeText, type Unit } from "../content/unit.ts";
import { type Gate, gateOf, gateWords } from "../content/unit-answers.ts";
import { canonicalText, phraseLettersMax } from "../filters/filter-fields.ts";
import {
  buildingWords,
  dayNear,
  floorNumber,
  longDate,
  number,
  phrase,
  plural,
  rubles,
  withCommas,
} from "../ui/format.ts";
import type { Range } from "../ui/listing.ts";
import { once, onceFor } from "../ui/once.ts";
import { allGates, type ChosenUnits, type Question, type UnitValues } from "./units.filter.ts";

/** What a list can be narrowed to: ranges, floors, labels of all buildings by id, gates, facts by name with values. */
export type ListChoices = {
  square: Range;
  price: Range;
  floors: readonly number[];
  buildingNames: Record<number, string>;
  gates: readonly Gate[];
  facts: readonly (readonly [name: string, values: readonly string[]])[];
};

/** "70–100 м²", "до 200 000 ₽"; undefined without bounds. */
function boundsInWords(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from !== undefined && to !== undefined) return `${number(from)}–${number(to)} ${unit}`;
  if (from !== undefined) return `от ${number(from)} ${unit}`;
  return to === undefined ? undefined : `до ${number(to)} ${unit}`;
}

const peopleInWords = (people: number) => plural(people, "человек", "человека", "человек");

/** «на 35 человек», «на 21 человека». */
const teamInWords = (people: number) => `на ${plural(people, "человека", "человека", "человек")}`;

/**
 * «на 35 человек, 150–400 м², до 500 000 ₽, к 1 февраля», in the order of the question, its day as read on `today`.
 * An enquiry has no `today`, because it is read away from the fields: «35 человек, до 500 000 ₽ в месяц, въехать к
 * 1 февраля 2027».
 */
export const questionInWords = (
  { people, squareFrom, squareTo, priceTo, free, freeBy }: Question,
  today?: string,
): string =>
  phrase(
    people && (today ? teamInWords(people) : peopleInWords(people)),
    boundsInWords(squareFrom, squareTo, "м²"),
    priceTo !== undefined && `до ${rubles(priceTo)}${today ? "" : " в месяц"}`,
    (free || freeBy) && `${today ? "" : "въехать "}${freeBy ? `к ${dayNear(freeBy, today)}` : "сейчас"}`,
  );

/** Bounds of an area, m²: `to` is included, `below` excluded. */
type AreaBounds = { from: number; to: number; below: number };

/** The area that a choice means: that of offices for so many people, narrowed by an own range or a size class. */
export function areaOf(chosen: ChosenUnits): AreaBounds {
  const forPeople = chosen.people === undefined ? undefined : areaForPeople(chosen.people);
  const size = sizeOf(chosen);
  return {
    from: Math.max(forPeople?.from ?? 0, chosen.squareFrom ?? 0, size?.from ?? 0),
    to: chosen.squareTo ?? Number.POSITIVE_INFINITY,
    below: Math.min(forPeople?.below ?? Number.POSITIVE_INFINITY, size?.below ?? Number.POSITIVE_INFINITY),
  };
}

/** Whether a choice says anything of the area. */
export const hasArea = ({ people, squareFrom, squareTo }: ChosenUnits): boolean =>
  people !== undefined || squareFrom !== undefined || squareTo !== undefined;

/** The fewest people that an office of the stock holds. */
const fewestHeld = onceFor((stock: readonly Unit[]): number =>
  stock.reduce((fewest, { square }) => Math.min(fewest, capacityOf(square).least), Number.POSITIVE_INFINITY),
);

/** The choice as a stock answers it: fewer people than its smallest office holds get the smallest. */
export function soughtIn(stock: readonly Unit[], chosen: ChosenUnits): ChosenUnits {
  if (chosen.people === undefined || stock.length === 0) return chosen;
  return { ...chosen, people: Math.max(chosen.people, fewestHeld(stock)) };
}

/** The size class of a choice: its area ends below `below`. */
const sizeOf = ({ squareSize }: ChosenUnits) => sizeClasses.find(({ id }) => id === squareSize);

export function fitsArea({ square }: Pick<Unit, "square">, chosen: ChosenUnits): boolean {
  const { from, to, below } = areaOf(chosen);
  return square >= from && square <= to && square < below;
}

/** An unknown rent, 0, matches no bound. */
export function fitsRent({ price }: Pick<Unit, "price">, { priceFrom, priceTo }: ChosenUnits): boolean {
  if (priceFrom === undefined && priceTo === undefined) return true;
  return price > 0 && price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
}

const gatesInWords: Record<Gate, string> = { dock: "с доком", ramp: "с пандусом", street: "ворота с улицы" };

/** «с доком»: the gates that are asked for. */
export const gatesWords = ({ gates }: ChosenUnits): string | undefined => gates && gatesInWords[gates];

type Criterion = {
  keys: readonly (keyof UnitValues)[];
  /** Asked only where the choice has one of the keys. */
  fits: (unit: Unit, chosen: ChosenUnits) => boolean;
  /** The condition in words; facts have none: each fact is listed as its own condition. */
  inWords?: (chosen: ChosenUnits, choices: ListChoices) => string | undefined;
  /** What a row says of a unit that misses it, if the miss has no measure. */
  missed?: string;
};

/** What a list can be chosen by, in the order of its conditions. A new filter is one more of these. */
const criteria: readonly Criterion[] = [
  {
    keys: ["people"],
    fits: ({ square }, { people }) => people === undefined || holdsPeople(square, people),
    inWords: ({ people }) => (people === undefined ? undefined : peopleInWords(people)),
  },
  {
    keys: ["squareFrom", "squareTo", "squareSize"],
    fits: fitsArea,
    inWords: ({ squareSize, squareFrom, squareTo }, { square }) =>
      squareSize ? sizeText(squareSize, square.max) : boundsInWords(squareFrom, squareTo, "м²"),
  },
  {
    keys: ["priceFrom", "priceTo"],
    fits: fitsRent,
    inWords: ({ priceFrom, priceTo }) => boundsInWords(priceFrom, priceTo, "₽ в месяц"),
  },
  {
    // A building that has no unit of the category leaves nothing: the visitor asked for it.
    keys: ["bodies"],
    fits: ({ building }, { bodies = [] }) => bodies.includes(building.id),
    inWords({ bodies = [] }, { buildingNames }) {
      const names = bodies.map((id) => buildingNames[id] ?? "неизвестный");
      return names.length > 0 ? buildingWords(names, "nominative", withCommas) : undefined;
    },
    missed: "другой корпус",
  },
  {
    keys: ["floor"],
    fits: (unit, { floor }) => unit.floor.number === floor,
    inWords: ({ floor }) => (floor === undefined ? undefined : `этаж ${floorNumber(floor)}`),
    missed: "другой этаж",
  },
  {
    // A unit without a known date matches no date.
    keys: ["free", "freeBy"],
    fits({ status, availableFrom, isOverdue = false }, { freeBy }) {
      if (status === "free") return true;
      if (freeBy === undefined) return false;
      return isOverdue || (availableFrom !== undefined && isBy(availableFrom, freeBy));
    },
    inWords: ({ free, freeBy }) => (free ? "свободно сейчас" : freeBy && `к ${longDate(freeBy)}`),
    missed: "свободно позже",
  },
  {
    keys: ["gates"],
    fits: (unit, { gates }) => gateOf(unit) === gates,
    inWords: gatesWords,
    missed: "другие ворота",
  },
  {
    // Any value of one fact will do.
    keys: ["facts"],
    fits(unit, { facts = [] }) {
      const unitFacts = factsOf(unit);
      const has = (fact: string) => unitFacts.includes(fact);
      return facts.every((fact) => has(fact) || facts.some((other) => has(other) && nameOf(other) === nameOf(fact)));
    },
    missed: "другая отделка или оснащение",
  },
];

const isBy = (date: string, day: string) => date.slice(0, day.length) <= day;

/** The criteria that a choice sets. The others match every unit. */
export const criteriaOf = (chosen: ChosenUnits) =>
  criteria.filter(({ keys }) => keys.some((key) => chosen[key] !== undefined));

/** The units that match a choice. Asks only the criteria that the choice sets: lists are filtered several times. */
export const chosenOf = (units: readonly Unit[], chosen: ChosenUnits): readonly Unit[] =>
  criteriaOf(chosen).reduce((left, { fits }) => left.filter((unit) => fits(unit, chosen)), units);

/** An active condition in words, and the choice without it. */
export type Condition = { text: string; keys: Criterion["keys"]; without: ChosenUnits };

export function unitConditions(chosen: ChosenUnits, choices: ListChoices): Condition[] {
  const { facts = [] } = chosen;
  return [
    ...criteria.flatMap(({ keys, inWords }) => {
      const text = inWords?.(chosen, choices);
      const without = Object.fromEntries(keys.map((key) => [key, undefined]));
      return text === undefined ? [] : [{ text, keys, without: { ...chosen, ...without } }];
    }),
    ...facts.map((text): Condition => {
      const others = facts.filter((other) => other !== text);
      return { text, keys: ["facts"], without: { ...chosen, facts: others.length > 0 ? others : undefined } };
    }),
  ];
}

/** The gates that units differ by; empty if all have the same. */
export function gateChoices(units: readonly Unit[]): Gate[] {
  const gates = new Set(units.map(gateOf));
  return gates.size > 1 ? allGates.filter((gate) => gates.has(gate)) : [];
}

/** A fact is a choice if a category has so many values of it: one distinguishes nothing, many are a measure. */
const valuesMin = 2;
const valuesMax = 8;

const words = once(() => new Intl.Collator("ru", { numeric: true }));
const byWords = (a: string, b: string) => words().compare(a, b);

const nameOf = (fact: string) => fact.slice(0, fact.indexOf(": "));
/** «Отделка: с отделкой» → «с отделкой». */
export const factValue = (fact: string) => fact.slice(fact.indexOf(": ") + 2);

/** The facts of a unit as the query writes them; it would drop longer ones. */
const factsOf = onceFor(({ facts }: Pick<Unit, "facts">): readonly string[] =>
  facts.map(({ name, value }) => canonicalText(`${name}: ${value}`)).filter((fact) => fact.length <= phraseLettersMax),
);

/** Facts that tell units apart, with their values. */
export function factChoices(units: readonly Unit[]): ListChoices["facts"] {
  const all = [...new Set(units.flatMap(factsOf))].sort(byWords);
  return [...Map.groupBy(all, nameOf)].filter(([, facts]) => facts.length >= valuesMin && facts.length <= valuesMax);
}

/** The fact that a kind of premises is chosen by, what any value of it is called, and what each value follows. */
const mainFacts: Partial<Record<CategoryId, { fact: string; label: string; any: string; before: string }>> = {
  office: { fact: "Отделка", label: "Отделка", any: "Отделка: любая", before: "" },
  trade_area: { fact: "Вода и слив", label: "Вода и слив", any: "Вода: неважно", before: "вода и слив: " },
};

/** The quality that a list is chosen by; in other parks the first fact that tells units apart. */
export function mainQuality(category: CategoryId, { gates, facts }: Pick<ListChoices, "gates" | "facts">) {
  if (category === "warehouse" && gates.length > 0)
    return {
      name: "gates",
      label: "Ворота",
      any: "Ворота: любые",
      options: gates.map((value) => ({ value, text: gateWords[value] })),
    };
  const main = mainFacts[category];
  const [name, values] = facts.find(([fact]) => fact === main?.fact) ?? facts[0] ?? [];
  if (!name || !values) return undefined;
  const { label, any, before } = main?.fact === name ? main : { label: name, any: `${name}: неважно`, before: "" };
  return { name: "facts", label, any, options: values.map((value) => ({ value, text: before + factValue(value) })) };
}
