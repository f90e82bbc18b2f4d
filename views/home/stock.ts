import { joinedFor } from "../content/joins.ts";
import type { Building, RentalCategory } from "../content/park.ts";
import { type SquareSize, sizeClasses, sizeClassOf, type Unit } from "../content/unit.ts";
import { leastRent } from "../content/unit-words.ts";
import { plural } from "../kit/format.ts";

/** Units of a category and size class: least rent in ₽ a month (0: unknown), rates in ₽ per m² and month. */
export type StockRow = {
  size: SquareSize;
  text: string;
  count: number;
  priceMin: number;
  rates: { min: number; max: number } | undefined;
  /** Numbers of the buildings, as the park counts them. */
  buildings: string[];
};

/** Neighbouring units that are larger together than the largest one: the list of them begins at `squareFrom` m². */
export type StockJoined = { squareFrom: number; squareMax: number; count: number; priceMin: number };

/** All that is to let of a category, by size. */
export type Stock = { category: RentalCategory; count: number; rows: StockRow[]; joined: StockJoined | undefined };

/** The whole stock of the park: a few rows a category instead of every unit. A category without units is left out. */
export function stockOf(
  units: readonly Unit[],
  categories: readonly RentalCategory[],
  buildings: readonly Building[],
): Stock[] {
  return categories.flatMap((category) => {
    const ofCategory = units.filter((unit) => unit.category === category.id);
    return ofCategory.length > 0
      ? [{ category, count: ofCategory.length, rows: rowsOf(ofCategory), joined: joinedOf(ofCategory, buildings) }]
      : [];
  });
}

function joinedOf(units: readonly Unit[], buildings: readonly Building[]): StockJoined | undefined {
  const squareFrom = Math.floor(Math.max(...units.map(({ square }) => square))) + 1;
  const offers = joinedFor(units, buildings, { from: squareFrom });
  if (offers.length === 0) return undefined;
  return {
    squareFrom,
    squareMax: Math.max(...offers.map(({ square }) => square)),
    count: offers.length,
    priceMin: leastRent(offers) ?? 0,
  };
}

function rowsOf(units: readonly Unit[]): StockRow[] {
  const bySize = Map.groupBy(units, ({ square }) => sizeClassOf(square));
  return sizeClasses.flatMap(({ id, text }) => {
    const ofSize = bySize.get(id) ?? [];
    if (ofSize.length === 0) return [];
    const rates = ofSize.map(({ rate }) => Math.round(rate)).filter((rate) => rate > 0);
    return [
      {
        size: id,
        text,
        count: ofSize.length,
        priceMin: leastRent(ofSize) ?? 0,
        rates: rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : undefined,
        buildings: [...new Set(ofSize.map(({ building }) => building.number))].sort((a, b) =>
          a.localeCompare(b, "ru", { numeric: true }),
        ),
      },
    ];
  });
}

const namedMax = 5;

/** "корпус 6", "корпуса 1, 2, 4", "корпуса 1–5" where the numbers follow each other; "12 корпусов" of many. */
export function buildingsOfRow(buildings: readonly string[]): string {
  const [first, last] = [Number(buildings[0]), Number(buildings.at(-1))];
  const isRun = buildings.length > 2 && last - first === buildings.length - 1;
  if (!isRun && buildings.length > namedMax) return plural(buildings.length, "корпус", "корпуса", "корпусов");
  const names = isRun ? `${buildings[0]}–${buildings.at(-1)}` : buildings.join(", ");
  return buildings.length > 1 ? `корпуса ${names}` : `корпус ${names}`;
}
