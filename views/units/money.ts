import type { Lease } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";

/** ₽ a month, a year, and by the terms of lease; `start` holds the `deposit`. */
export type Money = {
  month: number;
  year: number;
  costs?: { vat: number; deposit: number; start: number };
};

/** Nothing where even the rent is not told. */
export function moneyOf({ price }: Pick<Unit, "price">, terms: Lease | undefined): Money | undefined {
  if (!(price > 0)) return undefined;
  const year = price * 12;
  if (!terms) return { month: price, year };
  const deposit = price * terms.depositMonths;
  return {
    month: price,
    year,
    costs: {
      vat: Math.round((price * terms.vat) / (100 + terms.vat)),
      deposit,
      start: price + deposit,
    },
  };
}
