import { plural } from "../kit/format.ts";
import type { RentalCategory } from "../park/park.ts";
import type { Pavilion, SquareSize } from "../units/pavilion.ts";
import { sizeClasses, sizeClassOf } from "../units/size-classes.ts";

/**
 * Units of one category and one size class: the least rent in ₽ a month, 0 where none is given; rates in ₽ per m² and
 * month.
 */
export type StockRow = {
  size: SquareSize;
  text: string;
  count: number;
  now: number;
  priceMin: number;
  rates: { min: number; max: number } | undefined;
  /** Numbers of the buildings, as the park counts them. */
  bodies: string[];
};

/** All that is to let of a category, by size. */
export type Stock = { category: RentalCategory; count: number; rows: StockRow[] };

/** The whole stock of the park: a few rows a category instead of every unit. A category without units is left out. */
export function stockOf(units: readonly Pavilion[], categories: readonly RentalCategory[]): Stock[] {
  return categories.flatMap((category) => {
    const own = units.filter((unit) => unit.category === category.id);
    return own.length > 0 ? [{ category, count: own.length, rows: rowsOf(own) }] : [];
  });
}

function rowsOf(units: readonly Pavilion[]): StockRow[] {
  const bySize = Map.groupBy(units, ({ square }) => sizeClassOf(square));
  return sizeClasses.flatMap(({ id, text }) => {
    const own = bySize.get(id) ?? [];
    if (own.length === 0) return [];
    const prices = own.map(({ price }) => price).filter((price) => price > 0);
    const rates = own.map(({ rate }) => Math.round(rate)).filter((rate) => rate > 0);
    return [
      {
        size: id,
        text,
        count: own.length,
        now: own.filter(({ status }) => status === "free").length,
        priceMin: prices.length > 0 ? Math.min(...prices) : 0,
        rates: rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : undefined,
        bodies: [...new Set(own.map(({ body }) => body.number))].sort((a, b) =>
          a.localeCompare(b, "ru", { numeric: true }),
        ),
      },
    ];
  });
}

const namedMax = 5;

/** "корпус 6", "корпуса 1, 2, 4", "корпуса 1–5" where the numbers follow each other; "12 корпусов" of many. */
export function bodiesOfRow(bodies: readonly string[]): string {
  const [first, last] = [Number(bodies[0]), Number(bodies.at(-1))];
  const isRun = bodies.length > 2 && last - first === bodies.length - 1;
  if (!isRun && bodies.length > namedMax) return plural(bodies.length, "корпус", "корпуса", "корпусов");
  const names = isRun ? `${bodies[0]}–${bodies.at(-1)}` : bodies.join(", ");
  return bodies.length > 1 ? `корпуса ${names}` : `корпус ${names}`;
}
