import type { CategoryId, RentalCategory } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { offerOf } from "../../../views/park/park-figures.ts";
import type { FoundCategory } from "../../../views/search/CategoryHit.tsx";
import { searchedIn, stem, switchedLayout } from "./search-words.ts";

/** Visitors' words for the categories. The only place where a search word selects a category. */
const names: Record<CategoryId, readonly string[]> = {
  office: ["офис"],
  warehouse: ["склад"],
  trade_area: ["магазин", "торговля", "торговый"],
};

/** The stems of the search words, for highlighting. */
export const stemsOf = (words: string): string[] =>
  [...new Set([words, switchedLayout(words) ?? ""].flatMap(searchedIn).map(stem))].filter((one) => one.length > 1);

/** The rental category that the words name, with its free units; undefined if there is none. */
export function categoryOfWords(
  words: string,
  categories: readonly RentalCategory[],
  units: readonly Unit[],
): FoundCategory | undefined {
  const asked = stemsOf(words);
  const named = categories.find(({ id }) => names[id].some((name) => asked.includes(stem(name))));
  const own = named ? units.filter(({ category }) => category === named.id) : [];
  if (!named || own.length === 0) return undefined;
  const squares = own.map(({ square }) => square);
  return {
    alias: named.alias,
    title: named.title,
    count: own.length,
    square: { from: Math.min(...squares), to: Math.max(...squares) },
    buildings: [...new Set(own.map(({ building }) => building.number))].sort((a, b) =>
      a.localeCompare(b, "ru", { numeric: true }),
    ),
    priceFrom: offerOf(own, own[0]?.category ?? "office")?.priceMin ?? 0,
  };
}
