import type { Control } from "../filters/controls.ts";
import { type Chosen, type Condition, defineFilter } from "../filters/define-filter.ts";
import { exactNumber, ids, oneOf, wholeNumber } from "../filters/fields.ts";
import { floorNumber, number } from "../kit/format.ts";
import type { CategoryId } from "../park/park.ts";
import type { PavilionChoices, PavilionQuery, PavilionSort, SquareSize } from "./pavilion.ts";
import { sizeClasses } from "./size-classes.ts";

/** What narrows and orders a list of units. m², ₽ a month, number of the floor, ids of buildings, ids of units to compare. */
export type PavilionValues = {
  squareFrom: number;
  squareTo: number;
  squareSize: SquareSize;
  priceFrom: number;
  priceTo: number;
  floor: number;
  bodies: number[];
  limit: number;
  sort: PavilionSort;
  page: number;
  compare: number[];
  view: "table";
};

/** A choice of units. */
export type ChosenPavilions = Chosen<PavilionValues>;

/** Units on a page of the list, unless the query says otherwise. */
export const pavilionsLimit = 100;
const pagesMax = 50;
const comparedMax = 4;
const squareMax = 100_000;
const priceMax = 1_000_000_000;

const square = { min: 0, max: squareMax };
const price = { min: 0, max: priceMax };

/** Orders of the list in words; the first is the one without a key. */
export const pavilionSorts: readonly { value: PavilionSort | ""; text: string }[] = [
  { value: "", text: "Сначала рекомендуемые" },
  { value: "price", text: "Сначала дешевле" },
  { value: "-price", text: "Сначала дороже" },
  { value: "square", text: "Сначала меньше площадь" },
  { value: "-square", text: "Сначала больше площадь" },
];

/** The filter of the rental pages. A preset of the area and an own range exclude each other: `squareSize=own` lets the range count. */
export const pavilionsFilter = defineFilter<PavilionValues, PavilionChoices>({
  name: "pavilions",
  fields: {
    squareFrom: wholeNumber({ ...square, round: Math.floor }),
    squareTo: wholeNumber({ ...square, round: Math.ceil }),
    squareSize: oneOf(["s", "m", "l", "xl"]),
    priceFrom: wholeNumber({ ...price, round: Math.floor }),
    priceTo: wholeNumber({ ...price, round: Math.ceil }),
    floor: exactNumber({ min: -9, max: 200 }),
    bodies: ids(),
    limit: wholeNumber({ min: 1, max: pavilionsLimit, fallback: pavilionsLimit }),
    sort: oneOf(["square", "-square", "price", "-price"]),
    page: wholeNumber({ min: 1, max: pagesMax }),
    compare: ids({ max: comparedMax }),
    view: oneOf(["table"]),
  },
  settle(chosen, query) {
    const preset = chosen.squareSize !== undefined || query.get("squareSize") === "any";
    const [squareFrom, squareTo] = preset ? [] : rising(chosen.squareFrom, chosen.squareTo);
    const [priceFrom, priceTo] = rising(chosen.priceFrom, chosen.priceTo);
    const bodies = query.getAll("bodies").includes("all") ? undefined : chosen.bodies;
    return { ...chosen, bodies, squareFrom, squareTo, priceFrom, priceTo };
  },
  conditions: conditionsOf,
  controls: controlsOf,
});

/** A reversed range is meant the other way round. */
function rising(from: number | undefined, to: number | undefined): [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** The question to the content API that a choice stands for. */
export function pavilionQuery(category: CategoryId, { compare, view, ...rest }: ChosenPavilions): PavilionQuery {
  return { category, ...rest, limit: rest.limit ?? pavilionsLimit };
}

/** "от 70 до 100 м²", "до 200 000 ₽ в месяц". */
function bounds(from: number | undefined, to: number | undefined, unit: string): string {
  const parts = [from !== undefined && `от ${number(from)}`, to !== undefined && `до ${number(to)}`];
  return `${parts.filter(Boolean).join(" ")} ${unit}`;
}

function conditionsOf(chosen: ChosenPavilions, { bodies: known }: PavilionChoices): Condition<PavilionValues>[] {
  const { squareFrom, squareTo, squareSize, priceFrom, priceTo, floor, bodies = [], page, ...rest } = chosen;
  const all = { ...rest, squareFrom, squareTo, squareSize, priceFrom, priceTo, floor, bodies: chosen.bodies };
  const size = sizeClasses.find(({ id }) => id === squareSize);
  const conditions: Condition<PavilionValues>[] = [];
  if (squareFrom !== undefined || squareTo !== undefined)
    conditions.push({
      text: bounds(squareFrom, squareTo, "м²"),
      without: { ...all, squareFrom: undefined, squareTo: undefined },
    });
  if (size) conditions.push({ text: size.text, without: { ...all, squareSize: undefined } });
  if (priceFrom !== undefined || priceTo !== undefined)
    conditions.push({
      text: bounds(priceFrom, priceTo, `₽ в месяц`),
      without: { ...all, priceFrom: undefined, priceTo: undefined },
    });
  if (floor !== undefined)
    conditions.push({ text: `Этаж ${floorNumber(floor)}`, without: { ...all, floor: undefined } });
  for (const id of bodies) {
    const body = known.find((one) => one.id === String(id));
    conditions.push({ text: `Корпус ${body?.name ?? id}`, without: toggleBody(all, id) });
  }
  return conditions;
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

function controlsOf(chosen: ChosenPavilions, choices: PavilionChoices): Control[] {
  const { squareFrom, squareTo, squareSize, priceFrom, priceTo, floor, bodies = [], limit, view } = chosen;
  const own = squareFrom !== undefined || squareTo !== undefined;
  const sizes = sizeClasses.filter(({ from, below }) => from <= choices.square.max && below > choices.square.min);
  return [
    {
      kind: "radios",
      legend: "Площадь",
      name: "squareSize",
      options: [
        { value: "any", text: "любая", checked: !own && !squareSize },
        ...sizes.map(({ id, text }) => ({ value: id, text, checked: id === squareSize })),
        { value: "own", text: "свой диапазон", checked: own },
      ],
      own: {
        kind: "range",
        legend: "Площадь, м²",
        from: { name: "squareFrom", value: squareFrom, placeholder: number(Math.floor(choices.square.min)) },
        to: { name: "squareTo", value: squareTo, placeholder: number(Math.ceil(choices.square.max)) },
      },
    },
    {
      kind: "range",
      legend: "Аренда, ₽ в месяц с НДС 22 %",
      from: { name: "priceFrom", value: priceFrom, placeholder: number(choices.price.min) },
      to: { name: "priceTo", value: priceTo, placeholder: number(choices.price.max) },
    },
    {
      kind: "checkboxes",
      legend: "Корпус",
      name: "bodies",
      all: "Все корпуса",
      options: choices.bodies.map(({ id, name, count }) => ({
        value: id,
        text: `Корпус ${name}`,
        count,
        checked: bodies.includes(Number(id)),
      })),
    },
    {
      kind: "select",
      label: "Этаж",
      name: "floor",
      value: floor === undefined ? "" : String(floor),
      options: [
        { value: "", text: "Любой этаж" },
        ...choices.floors.map((n) => ({ value: String(n), text: floorNumber(n) })),
      ],
    },
    { kind: "hidden", name: "limit", values: limit === undefined ? [] : [String(limit)] },
    { kind: "hidden", name: "view", values: view === undefined ? [] : [view] },
  ];
}
