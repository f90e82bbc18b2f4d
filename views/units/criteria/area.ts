import { squarePerPerson } from "../../content/seating.ts";
import { sizeClasses, sizeClassOf } from "../../content/size-classes.ts";
import type { SquareSize } from "../../content/unit.ts";
import type { Chosen } from "../../filters/define-filter.ts";
import { oneOf, wholeNumber } from "../../filters/fields.ts";
import { number, plural, range } from "../../kit/format.ts";
import { headcount, notUnderstood } from "../headcount.ts";
import { boundsInWords, rising, type UnitCriterion } from "./list-choices.ts";

/** m², a size class, people at work: one of the three counts. */
type AreaValues = { squareFrom: number; squareTo: number; squareSize: SquareSize; people: number };

const squareMax = 100_000;
const peopleMax = 10_000;

const { dense, spacious } = squarePerPerson;
const squareFor = (people: number) => `${range(people * dense, people * spacious)} м²`;
const peopleInWords = (people: number) => plural(people, "человек", "человека", "человек");

/** What the field for people takes. */
export const peopleRange = `Нужно целое число от 1 до ${number(peopleMax)}.`;

function hintFor(people: number | undefined): string {
  const each = `по ${range(dense, spacious)} м² на человека`;
  if (people === notUnderstood) return `${peopleRange} Пока показаны все площади.`;
  return people === undefined ? `Считаем ${each}.` : `${peopleInWords(people)} — это ${squareFor(people)}: ${each}.`;
}

/** The area that a choice means, m²: people take 6 to 8 each. */
export function areaOf({ squareFrom, squareTo, people }: Chosen<AreaValues>): Chosen<AreaValues> {
  if (people === undefined || people === notUnderstood) return { squareFrom, squareTo };
  return { squareFrom: people * dense, squareTo: people * spacious };
}

/** The fallback lies past the end: it is read as no number. */
const countable = wholeNumber({ min: 0, max: peopleMax + 1, fallback: peopleMax + 1, round: Math.ceil });

/** From 1 to `peopleMax` people. */
export const people = headcount(countable);

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
    people,
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
    if (people === notUnderstood) return undefined;
    if (people === undefined) return boundsInWords(squareFrom, squareTo, "м²");
    return `${peopleInWords(people)}: ${squareFor(people)}`;
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
              value: people || undefined,
              placeholder: "например, 25",
              hint: hintFor(people),
            },
          }),
        },
      },
    ];
  },
};
