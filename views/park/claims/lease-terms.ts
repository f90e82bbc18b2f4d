import type { Lease } from "../../content/park.ts";
import { vatPercent } from "./vat.ts";

/** The terms of lease where the API tells none. */
export const leaseTerms: Lease = { vat: vatPercent, depositMonths: 1, indexMax: 8, termMin: 11, kwh: 9.8 };
