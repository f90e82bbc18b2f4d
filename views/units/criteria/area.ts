import type { Chosen } from "../../filters/define-filter.ts";
import { oneOf, wholeNumber } from "../../filters/fields.ts";
import { number, plural, range } from "../../kit/format.ts";
import type { SquareSize } from "../pavilion.ts";
import { sizeClasses, sizeClassOf } from "../size-classes.ts";
import { boundsInWords, rising, type UnitCriterion } from "./list-choices.ts";

/** m², a size class, people at work: one of the three counts. */
type AreaValues = { squareFrom: number; squareTo: number; squareSize: SquareSize; people: number };

const squareMax = 100_000;
const peopleMax = 10_000;

/** m² for one person at work: dense and spacious seating. */
const perPerson = { dense: 6, spacious: 8 };

/** The area that a choice means, m²: people take 6 to 8 each. */
export function areaOf({ squareFrom, squareTo, people }: Chosen<AreaValues>): Chosen<AreaValues> {
  if (people === undefined) return { squareFrom, squareTo };
  return { squareFrom: people * perPerson.dense, squareTo: people * perPerson.spacious };
}

/**
 * The area. The address of a preset, of an own range and of a number of people exclude each other; the form says which
 * one counts.
 */
export const area: UnitCriterion<AreaValues> = {
  name: "area",
  title: "Площадь",
  any: "Любая площадь",
  fields: {
    squareFrom: wholeNumber({ min: 0, max: squareMax, round: Math.floor }),
    squareTo: wholeNumber({ min: 0, max: squareMax, round: Math.ceil }),
    squareSize: oneOf(["s", "m", "l", "xl"]),
    people: wholeNumber({ min: 0, max: peopleMax, round: Math.ceil }),
  },
  settle(chosen, query) {
    const mode = query.get("squareSize") || (chosen.people === undefined ? "own" : "people");
    const preset = chosen.squareSize !== undefined || mode === "any";
    const people = preset || mode === "own" ? undefined : chosen.people;
    const own = preset || people !== undefined || mode === "people";
    const [squareFrom, squareTo] = own ? [] : rising(chosen.squareFrom, chosen.squareTo);
    return { ...chosen, squareFrom, squareTo, people };
  },
  fits({ square }, chosen) {
    const { squareFrom = 0, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
    const { squareSize } = chosen;
    return square >= squareFrom && square <= squareTo && (!squareSize || sizeClassOf(square) === squareSize);
  },
  options: ({ square }) => [sizeClassOf(square)],
  inWords({ squareFrom, squareTo, squareSize, people }) {
    if (squareSize) return sizeClasses.find(({ id }) => id === squareSize)?.text;
    if (people === undefined) return boundsInWords(squareFrom, squareTo, "м²");
    const square = range(people * perPerson.dense, people * perPerson.spacious);
    return `${plural(people, "человек", "человека", "человек")}: ${square} м²`;
  },
  controls(chosen, { category, square, stock, counts }) {
    const { squareFrom, squareTo, squareSize, people } = chosen;
    const own = squareFrom !== undefined || squareTo !== undefined;
    const none = !own && !squareSize && people === undefined;
    return [
      {
        kind: "radios",
        legend: "Площадь",
        name: "squareSize",
        options: [
          { value: "any", text: "любая", checked: none },
          ...sizeClasses
            .filter(({ id }) => stock.area?.[id] || id === squareSize)
            .map(({ id, text }) => ({
              value: id,
              text,
              count: counts.area?.[id] ?? 0,
              checked: id === squareSize,
            })),
          { value: "own", text: "своя, м²", checked: own },
          ...(category === "office" ? [{ value: "people", text: "по людям", checked: people !== undefined }] : []),
        ],
        opens: {
          own: {
            kind: "range",
            legend: "Площадь, м²",
            from: { name: "squareFrom", value: squareFrom, placeholder: number(Math.floor(square.min)) },
            to: { name: "squareTo", value: squareTo, placeholder: number(Math.ceil(square.max)) },
          },
          ...(category === "office" && {
            people: {
              kind: "number",
              label: "Нас, человек",
              name: "people",
              value: people,
              placeholder: "например, 25",
              hint: `Считаем ${perPerson.dense}–${perPerson.spacious} м² на человека`,
            },
          }),
        },
      },
    ];
  },
};
