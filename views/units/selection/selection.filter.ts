import { type CategoryId, categoryIds } from "../../content/park.ts";
import { squarePerPerson } from "../../content/seating.ts";
import { kindName } from "../../content/unit-words.ts";
import type { Control } from "../../filters/controls.ts";
import { type Chosen, defineFilter } from "../../filters/define-filter.ts";
import { notUnderstood, oneOf } from "../../filters/filter-fields.ts";
import { range, rubles } from "../../kit/format.ts";
import type { Range } from "../../kit/listing.ts";
import { area, people, peopleRange } from "../criteria/area.ts";
import { rising } from "../criteria/list-choices.ts";
import { rent } from "../criteria/rent.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** The choices of the office selection: kinds of premises, budget in ₽ a month, area in m². */
export type PlacementParameters = { types: { id: CategoryId; name: string }[]; cost: Range; square: Range };

/** The same as a form shows them: how many units each kind has, and the ranges of the chosen `kind`. */
export type SelectionChoices = PlacementParameters & {
  kind: CategoryId;
  counts: Partial<Record<CategoryId, number>>;
};

/** Answers of the selection: kind of premises, people or area in m², budget in ₽ a month. */
export type SelectionValues = {
  type: CategoryId;
  people: number;
  squareFrom: number;
  squareTo: number;
  priceTo: number;
};

export type ChosenSelection = Chosen<SelectionValues>;

const { dense, spacious } = squarePerPerson;

/** The three steps of the selection as a filter. People outweigh the area: one of the two is enough. */
export const selectionFilter = defineFilter<SelectionValues>({
  fields: {
    type: oneOf(categoryIds),
    people,
    squareFrom: area.fields.squareFrom,
    squareTo: area.fields.squareTo,
    priceTo: rent.fields.priceTo,
  },
  settle(chosen) {
    const [squareFrom, squareTo] = chosen.people ? [] : rising(chosen.squareFrom, chosen.squareTo);
    return { ...chosen, squareFrom, squareTo };
  },
});

export function selectionControls(chosen: ChosenSelection, choices: SelectionChoices): Control[] {
  const { type, people, squareFrom, squareTo, priceTo } = chosen;
  const { types, kind, counts, square, cost } = choices;
  return [
    {
      kind: "radios",
      legend: "Что нужно",
      name: "type",
      options: types.map(({ id, name }, index) => ({
        value: id,
        text: name,
        count: counts[id],
        checked: type === undefined ? index === 0 : id === type,
      })),
    },
    {
      kind: "number",
      label: "Сколько вас",
      name: "people",
      value: people || undefined,
      placeholder: "",
      hint: people === notUnderstood ? peopleRange : `вместо площади: ${range(dense, spacious)} м² на человека`,
    },
    {
      kind: "range",
      legend: "Площадь, м²",
      from: { name: "squareFrom", value: squareFrom, placeholder: "" },
      to: { name: "squareTo", value: squareTo, placeholder: "" },
      hint: square.max > 0 ? `${kindName[kind]} бывают ${range(square.min, square.max)} м²` : undefined,
    },
    {
      kind: "number",
      label: "Аренда до, ₽ в месяц",
      name: "priceTo",
      value: priceTo,
      placeholder: "",
      hint: cost.min > 0 ? `с НДС; ${kindName[kind]} от ${rubles(cost.min)}` : "с НДС",
    },
  ];
}

/** Words for a kind of premises: «Самый недорогой офис», «Такого офиса». */
export const kinds = {
  office: { cheapest: "Самый недорогой офис", such: "Такого офиса" },
  warehouse: { cheapest: "Самый недорогой склад", such: "Такого склада" },
  trade_area: { cheapest: "Самое недорогое помещение", such: "Такого помещения" },
};

/** The answers as a choice of units. Only offices are chosen by people. */
export function unitsFor({ type, people, ...others }: ChosenSelection): ChosenUnits {
  return type === undefined || type === "office" ? { ...others, people: people || undefined } : others;
}
