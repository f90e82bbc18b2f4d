import type { Lease } from "../../content/park.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";

/** Terms of lease as the page says them: percent, months, ₽ per kW·h. */
export type Terms = {
  vatPercent: number;
  depositMonths: number;
  indexationPercentMax: number;
  termMonthsMin: number;
  electricityPerKwh: string;
};

/** The content's terms, else the owner's claims. */
export function termsOf(lease: Lease | undefined, claims: ParkClaims | undefined): Terms | undefined {
  if (!lease) return claims?.lease;
  return {
    vatPercent: lease.vat,
    depositMonths: lease.depositMonths,
    indexationPercentMax: lease.indexMax,
    termMonthsMin: lease.termMin,
    electricityPerKwh: lease.kwh.toFixed(2).replace(".", ","),
  };
}
