import type { Unit } from "../../views/content/unit.ts";
import { fitouts } from "../../views/content/unit-answers.ts";
import { inLatinLetters } from "../../views/ui/look-alikes.ts";

type Fact = { name: string; value: string };
type Told = Pick<Unit, "square" | "floor" | "class" | "fitout" | "water" | "clearHeight" | "floorLoad" | "heatedTo"> &
  Partial<Pick<Unit, "frontage" | "seats">>;

/** Facts whose name is that of a field with a number, and the field. */
const measured: ReadonlyMap<string, (told: Told) => number | undefined> = new Map([
  ["площадь", ({ square }) => square],
  ["этаж", ({ floor }) => floor.number],
  ["высота потолков", ({ clearHeight }) => clearHeight],
  ["высота потолка", ({ clearHeight }) => clearHeight],
  ["нагрузка на пол", ({ floorLoad }) => floorLoad],
  ["витрина", ({ frontage }) => frontage?.width],
  ["отопление", ({ heatedTo }) => heatedTo],
  ["рабочих мест", ({ seats }) => seats],
  ["рабочие места", ({ seats }) => seats],
]);
const className = "класс здания";
const fitoutName = "отделка";
const waterName = "вода и слив";
const waterWords = { true: "есть", false: "нет" } as const;

/** Relative difference between two numbers that rounding explains. */
const tolerance = 0.03;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[-−]?\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace("−", "-").replace(",", ".")));

/** Whether words have numbers, and none of them is this one. */
function hasOthers(words: string, wanted: number): boolean {
  const numbers = numbersIn(words);
  const isWanted = (number: number) => Math.abs(number - wanted) <= Math.abs(wanted) * tolerance;
  return numbers.length > 0 && !numbers.some(isWanted);
}

/** The name of a class in Latin letters: content has «А» in either alphabet. */
const classIn = (words: string): string => inLatinLetters(words.toLowerCase()).trim();

/** Whether two words mean one class: «А» in Russian letters is "A". */
export const isSameClass = (one: string, other: string): boolean => classIn(one) === classIn(other);

const isClassFact = ({ name }: Fact): boolean => name.toLowerCase() === className;

/** The facts without one that names another class than the building's. */
export const withoutClassFact = (facts: readonly Fact[], buildingClass: string): Fact[] =>
  facts.filter((fact) => !isClassFact(fact) || isSameClass(fact.value, buildingClass));

/** Whether a fact denies a field of the same name. */
function denies({ name, value }: Fact, told: Told): boolean {
  const key = name.toLowerCase();
  const number = measured.get(key)?.(told);
  if (number !== undefined) return hasOthers(value, number);
  const words = value.toLowerCase();
  if (key === className) return told.class !== undefined && !isSameClass(value, told.class);
  if (key === fitoutName) return isOtherOf(fitouts, told.fitout, words);
  return key === waterName && isOtherOf(waterWords, told.water === undefined ? undefined : `${told.water}`, words);
}

/** Whether words are those of another choice than the one that is made. */
function isOtherOf<Name extends string>(
  choices: Readonly<Record<Name, string>>,
  made: Name | undefined,
  words: string,
) {
  const named = Object.keys(choices).find((choice) => choices[choice as Name] === words);
  return made !== undefined && named !== undefined && named !== made;
}

/** The facts of a unit that deny a field of the same name. Pages show the field, which drawings and filters read. */
export const denyingFacts = (facts: readonly Fact[], told: Told): Fact[] => facts.filter((fact) => denies(fact, told));
