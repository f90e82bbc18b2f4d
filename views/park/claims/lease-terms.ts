import { vatPercent } from "./vat.ts";

/**
 * Terms of lease that are the same for every unit; the content API does not have them. Percent: VAT, limit of
 * yearly growth. Months: deposit, shortest term. ₽ per kW·h with VAT: electricity.
 */
export const leaseTerms = {
  vatPercent,
  depositMonths: 1,
  termMonthsMin: 11,
  electricityPerKwh: "9,80",
  indexationPercentMax: 8,
} as const;
