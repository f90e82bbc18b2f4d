import { plural } from "../kit/format.ts";
import type { Body, RentalCategory } from "../park/park.ts";
import { joinedFor } from "../units/joins.ts";
import type { Pavilion, SquareSize } from "../units/pavilion.ts";
import { sizeClasses, sizeClassOf } from "../units/size-classes.ts";
import { leastRent } from "./home-answer.ts";

/**
 * Units of one category and one size class: the least rent in ₽ a month, 0 where none is given; rates in ₽ per m² and
 * month.
 */
export type StockRow = {
  size: SquareSize;
  text: string;
  count: number;
  priceMin: number;
  rates: { min: number; max: number } | undefined;
  /** Numbers of the buildings, as the park counts them. */
  bodies: string[];
};

/** Neighbouring units that are larger together than the largest one: the list of them begins at `squareFrom` m². */
export type StockJoined = { squareFrom: number; squareMax: number; count: number; priceMin: number };

/** All that is to let of a category, by size. */
export type Stock = { category: RentalCategory; count: number; rows: StockRow[]; joined: StockJoined | undefined };

/** The whole stock of the park: a few rows a category instead of every unit. A category without units is left out. */
export function stockOf(
  units: readonly Pavilion[],
  categories: readonly RentalCategory[],
  bodies: readonly Body[],
): Stock[] {
  return categories.flatMap((category) => {
    const own = units.filter((unit) => unit.category === category.id);
    return own.length > 0 ? [{ category, count: own.length, rows: rowsOf(own), joined: joinedOf(own, bodies) }] : [];
  });
}

function joinedOf(units: readonly Pavilion[], bodies: readonly Body[]): StockJoined | undefined {
  const squareFrom = Math.floor(Math.max(...units.map(({ square }) => square))) + 1;
  const offers = joinedFor(units, bodies, { from: squareFrom });
  if (offers.length === 0) return undefined;
  return {
    squareFrom,
    squareMax: Math.max(...offers.map(({ square }) => square)),
    count: offers.length,
    priceMin: leastRent(offers) ?? 0,
  };
}

function rowsOf(units: readonly Pavilion[]): StockRow[] {
  const bySize = Map.groupBy(units, ({ square }) => sizeClassOf(square));
  return sizeClasses.flatMap(({ id, text }) => {
    const own = bySize.get(id) ?? [];
    if (own.length === 0) return [];
    const rates = own.map(({ rate }) => Math.round(rate)).filter((rate) => rate > 0);
    return [
      {
        size: id,
        text,
        count: own.length,
        priceMin: leastRent(own) ?? 0,
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
