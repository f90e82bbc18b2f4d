import type { CategoryId, RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { choiceFor } from "../units/ask/question.ts";
import { type ChosenUnits, chosenOf } from "../units/units.filter.ts";

export type HomeChoice = { category: CategoryId; chosen: ChosenUnits };

/** What a category has for a choice. */
export type HomeAnswer = {
  category: RentalCategory;
  chosen: ChosenUnits;
  /** All units of the category, and those that fit. */
  stock: readonly Unit[];
  found: readonly Unit[];
};

/** The answer for each category; `asked` narrows one of them. */
export function homeAnswers(
  categories: readonly RentalCategory[],
  units: readonly Unit[],
  choice: HomeChoice | undefined,
): HomeAnswer[] {
  const byCategory = Map.groupBy(units, ({ category }) => category);
  return categories.map((category) => {
    const stock = byCategory.get(category.id) ?? [];
    const chosen = choice?.category === category.id ? choiceFor(choice.chosen, category.id) : {};
    return { category, chosen, stock, found: chosenOf(stock, chosen) };
  });
}
