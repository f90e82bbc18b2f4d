import type { Lease } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";

/** ₽ a month, a year, and by the terms of lease: `years` at most for three years; `start` holds the `deposit`. */
export type Money = {
  month: number;
  year: number;
  costs?: { vat: number; deposit: number; start: number; years: [number, number, number]; least: number; most: number };
};

/** Nothing where even the rent is not told. */
export function moneyOf({ price }: Pick<Unit, "price">, terms: Lease | undefined): Money | undefined {
  if (!(price > 0)) return undefined;
  const year = price * 12;
  if (!terms) return { month: price, year };
  const growth = 1 + terms.indexMax / 100;
  const years: [number, number, number] = [year, year * growth, year * growth ** 2];
  const deposit = price * terms.depositMonths;
  return {
    month: price,
    year,
    costs: {
      vat: Math.round((price * terms.vat) / (100 + terms.vat)),
      deposit,
      start: price + deposit,
      years,
      least: year * 3,
      most: years[0] + years[1] + years[2],
    },
  };
}
