import { squarePerPerson } from "../../content/seating.ts";
import { type SquareSize, sizeClasses, sizeClassOf } from "../../content/unit.ts";
import type { Chosen } from "../../filters/define-filter.ts";
import { headcount, oneOf, wholeNumber } from "../../filters/filter-fields.ts";
import { number, plural, range } from "../../ui/format.ts";
import { boundsInWords, rising, type UnitCriterion } from "./list-choices.ts";

/** m², a size class, people at work. */
type AreaValues = { squareFrom: number; squareTo: number; squareSize: SquareSize; people: number };

const squareMax = 100_000;
const peopleMax = 10_000;

const { dense, spacious } = squarePerPerson;
const squareFor = (people: number) => `${range(people * dense, people * spacious)} м²`;
const peopleInWords = (people: number) => plural(people, "человек", "человека", "человек");

/** The error message of the field for people. */
export const peopleRange = `Нужно целое число от 1 до ${number(peopleMax)}.`;

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
              wider: "на любое число людей",
              without: { ...chosen, people: undefined },
            },
          ]
        : []),
      ...(words === undefined ? [] : [{ text: words, wider: "любой площади", without: { ...chosen, ...range } }]),
    ];
  },
};
