import type { Lease } from "../../content/park.ts";

/**
 * ₽ a month, a year, and by the terms of lease; `start` is the first month (`firstMonth`, where a promotion makes it
 * cheaper) and the `deposit`. Undefined without a rent.
 */
export function moneyOf(price: number, terms: Lease | undefined, firstMonth = price) {
  if (!(price > 0)) return undefined;
  const year = price * 11 + firstMonth;
  if (!terms) return { month: price, year };
  const deposit = Math.round(price * terms.depositMonths);
  const vat = Math.round((price * terms.vat) / (100 + terms.vat));
  return { month: price, year, costs: { vat, deposit, start: firstMonth + deposit, fullStart: price + deposit } };
}

/** What the lease's terms add: the VAT within a rent, the deposit, and what is due after signing. */
export type LeaseCosts = NonNullable<NonNullable<ReturnType<typeof moneyOf>>["costs"]>;
