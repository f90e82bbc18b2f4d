import type { ParkClaims } from "./claims/claims.ts";

/** «с НДС 22 %» of an owner whose rate is known, else «с НДС»: the contract says that a unit's price includes it. */
export const withVat = (claims: ParkClaims | undefined): string => (claims ? `с НДС ${claims.lease.vat} %` : "с НДС");
