import { vatPercent } from "./vat.ts";

/** Terms that the API does not have: per cent of VAT and growth, months, ₽ per kW·h with VAT. */
export const leaseTerms = {
  vatPercent,
  depositMonths: 1,
  termMonthsMin: 11,
  electricityPerKwh: "9,80",
  indexationPercentMax: 8,
} as const;
