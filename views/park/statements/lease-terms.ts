/**
 * Terms of lease that are the same for every unit; the content API does not have them. VAT and the yearly growth limit
 * in percent, deposit and shortest term in months, electricity in ₽ per kW·h with VAT.
 */
export const leaseTerms = {
  vatPercent: 22,
  depositMonths: 1,
  termMonthsMin: 11,
  electricityPerKwh: "9,80",
  indexationPercentMax: 8,
} as const;

/** The VAT inside a price in ₽ that includes it, in whole ₽. */
export function vatWithin(price: number): number {
  const { vatPercent } = leaseTerms;
  return Math.round((price * vatPercent) / (100 + vatPercent));
}
