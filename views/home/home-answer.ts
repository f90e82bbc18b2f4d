import type { Building, CategoryId, RentalCategory } from "../content/park.ts";
import { type Unit, unitsInWords } from "../content/unit.ts";
import type { BuildingLink } from "../park/ParkMap.tsx";
import { href } from "../routes.ts";
import { number } from "../ui/format.ts";
import { choiceFor } from "../units/ask/Ask.tsx";
import { chosenOf } from "../units/criteria.ts";
import { rentHref } from "../units/unit-links.ts";
import type { ChosenUnits } from "../units/units.filter.ts";

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

/** Where a building leads: to the list of what is mostly let there, else to its floors. */
export function linkFor(building: Building, answers: readonly HomeAnswer[]): BuildingLink {
  const inside = (units: readonly Unit[]) => units.filter((unit) => unit.building.id === building.id);
  const [kind] = answers
    .map(({ category, chosen, stock, found }) => ({ category, chosen, offered: inside(stock), found: inside(found) }))
    .filter(({ offered }) => offered.length > 0)
    .sort((a, b) => b.offered.length - a.offered.length);
  if (!kind) return { href: href("plan", {}, { body: building.id }), words: "свободного нет", count: undefined };
  const { category, chosen, offered, found } = kind;
  const words =
    found.length < offered.length
      ? `подходит ${number(found.length)} из ${number(offered.length)}`
      : `свободно ${unitsInWords(offered.length, category.id)}`;
  return { href: rentHref(category, { ...chosen, bodies: [building.id] }), words, count: found.length };
}
