import type { CategoryId } from "../../content/park.ts";
import { type Chosen, defineFilter } from "../../filters/define-filter.ts";
import { oneOf, wholeNumber } from "../../filters/fields.ts";
import { number } from "../../kit/format.ts";
import { areaOf, people, peopleRange } from "../criteria/area.ts";
import { notUnderstood } from "../headcount.ts";
import type { ChosenUnits } from "../units.filter.ts";
import type { PlacementParameters } from "./placement.ts";

/** What the selection of an office asks: kind of premises, people or area in m², budget in ₽ a month. */
export type SelectionValues = {
  type: CategoryId;
  people: number;
  squareFrom: number;
  squareTo: number;
  priceTo: number;
};

/** The answers of a visitor. */
export type ChosenSelection = Chosen<SelectionValues>;

/** Nothing where upstream tells no range. */
const atMost = (limit: number): string => (limit > 0 ? number(limit) : "");

const squareMax = 100_000;
const priceMax = 1_000_000_000;

/** The three steps of the selection as a filter. People outweigh the area: one of the two is enough. */
export const selectionFilter = defineFilter<SelectionValues, PlacementParameters>({
  name: "selection",
  fields: {
    type: oneOf(["office", "warehouse", "trade_area"]),
    people,
    squareFrom: wholeNumber({ min: 0, max: squareMax, round: Math.floor }),
    squareTo: wholeNumber({ min: 0, max: squareMax, round: Math.ceil }),
    priceTo: wholeNumber({ min: 0, max: priceMax, round: Math.ceil }),
  },
  settle(chosen) {
    const { people, squareFrom, squareTo } = chosen;
    if (people) return { ...chosen, squareFrom: undefined, squareTo: undefined };
    const reversed = squareFrom !== undefined && squareTo !== undefined && squareFrom > squareTo;
    return reversed ? { ...chosen, squareFrom: squareTo, squareTo: squareFrom } : chosen;
  },
  conditions: () => [],
  controls: ({ type, people, squareFrom, squareTo, priceTo }, { types, square, cost }) => [
    {
      kind: "radios",
      legend: "1. Что нужно",
      name: "type",
      options: types.map(({ id, name }, index) => ({
        value: id,
        text: name,
        checked: type === undefined ? index === 0 : id === type,
      })),
    },
    {
      kind: "number",
      label: "2. Сколько сотрудников",
      name: "people",
      value: people || undefined,
      placeholder: "например, 12",
      ...(people === notUnderstood && { hint: peopleRange }),
    },
    {
      kind: "range",
      legend: "или площадь, м²",
      from: { name: "squareFrom", value: squareFrom, placeholder: atMost(Math.floor(square.min)) },
      to: { name: "squareTo", value: squareTo, placeholder: atMost(Math.ceil(square.max)) },
    },
    {
      kind: "number",
      label: "3. Бюджет, ₽ в месяц с НДС",
      name: "priceTo",
      value: priceTo,
      placeholder: cost.max > 0 ? `до ${number(cost.max)}` : "",
    },
  ],
});

/** What the answers mean for the list of units: people become m². */
export function unitsFor({ priceTo, ...area }: ChosenSelection): ChosenUnits {
  return { ...areaOf(area), priceTo };
}
