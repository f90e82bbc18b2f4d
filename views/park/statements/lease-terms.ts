/**
 * The park's terms of lease that are the same for every unit and that the content API does not tell. VAT in percent,
 * deposit in months of rent, shortest term in months, electricity in ₽ per kW·h with VAT, yearly growth of the rent in
 * percent at most.
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
