import type { CategoryId, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { gateOf } from "../../content/unit-answers.ts";
import { notUnderstood } from "../../filters/filter-fields.ts";
import { dayNear, number, plural, rubles } from "../../ui/format.ts";
import { onceFor } from "../../ui/once-for.ts";
import { boundsInWords } from "../criteria.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** A kind of premises with how many are free, where that is known, and how many warehouses have a dock. */
export type AskedKind = { category: RentalCategory; count: number | undefined; docks: number };

export const askedKinds = (
  categories: readonly RentalCategory[],
  stockOf: (id: CategoryId) => readonly Unit[] | undefined,
): AskedKind[] =>
  categories.map((category) => {
    const stock = stockOf(category.id);
    return { category, count: stock?.length, docks: category.id === "warehouse" && stock ? docksIn(stock) : 0 };
  });

const docksIn = onceFor((stock: readonly Unit[]) => stock.filter((unit) => gateOf(unit) === "dock").length);

/** What the visitor wants, whatever list it is asked of: the part of a choice that travels with him. */
export type Question = Pick<ChosenUnits, "people" | "squareFrom" | "squareTo" | "priceTo" | "free" | "freeBy">;

/** Only offices are chosen by people. */
export function questionOf(
  { people, squareFrom, squareTo, priceTo, free, freeBy }: ChosenUnits,
  category: CategoryId = "office",
): Question {
  return { people: category === "office" ? people : undefined, squareFrom, squareTo, priceTo, free, freeBy };
}

/** The same choice with the part of it that no list of this kind knows left out. */
export const choiceFor = (chosen: ChosenUnits, category: CategoryId): ChosenUnits =>
  category === "office" ? chosen : { ...chosen, people: undefined };

/** «35 человек · до 500 000 ₽ · к 1 февраля» */
export function questionInWords(chosen: ChosenUnits, category: CategoryId, today: string): string {
  const { people, squareFrom, squareTo, priceTo, free, freeBy } = questionOf(chosen, category);
  const words = [
    people !== undefined && people !== notUnderstood && plural(people, "человек", "человека", "человек"),
    boundsInWords(squareFrom, squareTo, "м²"),
    priceTo !== undefined && `до ${rubles(priceTo)}`,
    free ? "сейчас" : freeBy && `к ${dayNear(freeBy, today)}`,
  ].filter(Boolean);
  if (words.length > 0) return words.join(", ");
  return category === "office" ? "любая команда, любой бюджет" : "любая площадь, любой бюджет";
}

const monthsShown = 6;

/** The first days of the next months, ISO. */
export function monthsAfter(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, i) => {
    const at = month + i;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}-01`;
  });
}

/** A number as a field shows it: «500 000». */
export const inField = (n: number | undefined) => (n === undefined ? undefined : number(n));
