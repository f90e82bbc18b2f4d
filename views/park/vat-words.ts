import type { ParkStatements } from "./statements/statements.ts";

/** «с НДС 22 %» of an owner whose rate is known, else «с НДС»: the contract says that a unit's price includes it. */
export const withVat = (statements: ParkStatements | undefined): string =>
  statements ? `с НДС ${statements.lease.vatPercent} %` : "с НДС";
