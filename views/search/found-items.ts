import type { CategoryId, RentalCategory } from "../content/park.ts";
import { buildingNumbers, leastRent, type Unit, unitTitle } from "../content/unit.ts";
import { floorNumber, leastPrice, plural } from "../ui/format.ts";
import { rentHref } from "../units/unit-links.ts";
import type { FoundCategory, FoundItem } from "./FoundLines.tsx";
import { searchedIn, stem } from "./search-words.ts";
import type { Entry } from "./site-index.ts";
import { switchedLayout } from "./spelling-words.ts";

/** Visitors' words for the categories. The only place where a search word selects a category. */
const names: Record<CategoryId, readonly string[]> = {
  office: ["офис", "office", "offices"],
  warehouse: ["склад", "warehouse", "warehouses"],
  trade_area: ["магазин", "торговля", "торговый", "бутик", "псн", "стритритейл", "шоурум", "retail"],
};

/** Visitors' words for a category. */
export const categoryWords = (id: CategoryId): readonly string[] => names[id];

const categoryStems = new Set(Object.values(names).flat().map(stem));

/** Whether a word names a category. */
export const namesCategory = (word: string): boolean => categoryStems.has(stem(word));

/** The stems of the search words, for highlighting. */
export const stemsOf = (words: string): string[] =>
  [...new Set([words, switchedLayout(words) ?? ""].flatMap(searchedIn).map(stem))].filter((term) => term.length > 1);

/** The rental categories that the words name, in the order of the words, with their free units. */
export function categoriesOfWords(
  words: string,
  categories: readonly RentalCategory[],
  units: readonly Unit[],
): FoundCategory[] {
  const kindNamedBy = (word: string) =>
    categories.find(({ id }) => names[id].some((name) => stem(name) === stem(word)));
  const kinds = new Set(searchedIn(words).flatMap((word) => kindNamedBy(word) ?? []));
  return [...kinds].flatMap(({ id }) => foundCategory(id, categories, units) ?? []);
}

/** A rental category with those of the units that are its own; undefined without any. */
export function foundCategory(
  id: CategoryId,
  categories: readonly RentalCategory[],
  units: readonly Unit[],
): FoundCategory | undefined {
  const named = categories.find((category) => category.id === id);
  const ofCategory = units.filter(({ category }) => category === id);
  if (!named || ofCategory.length === 0) return undefined;
  const squares = ofCategory.map(({ square }) => square);
  return {
    id: named.id,
    alias: named.alias,
    title: named.title,
    count: ofCategory.length,
    square: { from: Math.min(...squares), to: Math.max(...squares) },
    buildings: buildingNumbers(ofCategory),
    priceFrom: leastRent(ofCategory),
  };
}

/** How far an area may be from the one that was asked for; the wider step where nothing is nearer. */
const steps = [0.1, 0.25];

/** Units of about this area, the nearest first. */
export function unitsNear(units: readonly Unit[], square: number): Unit[] {
  const within = (share: number) => units.filter((unit) => Math.abs(unit.square - square) <= square * share);
  const near = steps.map(within).find(({ length }) => length > 0) ?? [];
  return near.toSorted((a, b) => Math.abs(a.square - square) - Math.abs(b.square - square));
}

/** Entries as lines: units alike in building and area are one line, in the place of the best of them. */
export function foundItems(entries: readonly Entry[]): FoundItem[] {
  const alike = Map.groupBy(entries, ({ address, unit }) =>
    unit?.list ? `${unit.of.category} ${unit.of.building.id} ${unit.of.square}` : address,
  );
  return [...alike.values()].flatMap((entriesAlike) => {
    const [first] = entriesAlike;
    if (!first) return [];
    return entriesAlike.length > 1 ? oneLine(first, entriesAlike) : first;
  });
}

/** «Склад 90 м², корпус 9»: «этажи 1, 2 — 5 помещений, свободно сейчас 2». */
function oneLine(first: Entry, entries: readonly Entry[]): FoundItem {
  const { unit: best } = first;
  const units = entries.flatMap(({ unit }) => unit?.of ?? []);
  if (!best?.list) return first;
  const { building, square } = best.of;
  const floors = [...new Set(units.map(({ floor }) => floor.number))].sort((a, b) => a - b).map(floorNumber);
  const free = units.filter(({ status }) => status === "free").length;
  const near = { bodies: [building.id], squareFrom: Math.floor(square), squareTo: Math.ceil(square) };
  const count = plural(units.length, "помещение", "помещения", "помещений");
  const where = `${floors.length > 1 ? "этажи" : "этаж"} ${floors.join(", ")}`;
  return {
    title: unitTitle(best.of),
    note: `${where} — ${count}${free > 0 ? `, свободно сейчас ${free}` : ""}`,
    price: leastPrice(units.map(({ price }) => price)),
    address: rentHref(best.list, near),
  };
}
