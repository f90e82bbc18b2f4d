import { join } from "node:path";
import type { LogEvent } from "../log/log.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import { type EnquiryStore, type StoreOptions, storeWaitMs } from "./table-store.ts";

/** Without either there is no store: each enquiry is delivered before the visitor is thanked. */
export type StorePlace = { databaseUrl?: string | undefined; dataDir?: string | undefined };

export const enquiryFile = (dataDir: string): string => join(dataDir, "requests.sqlite");

/** Background attempts a second over all processes: protects the upstream after an outage. */
const claimsPerSecondMax = 10;

/**
 * Opens the enquiry store. `attemptTimeoutMs`: the limit of a background attempt; the lease adds time to record the
 * result. Opens no files or connections, so it cannot fail. Other `limits` than the role are for tests.
 */
export async function openEnquiryStore(
  place: StorePlace,
  log: LogEvent,
  { attemptTimeoutMs = 0, ...limits }: Partial<StoreOptions> & { attemptTimeoutMs?: number },
): Promise<EnquiryStore | undefined> {
  const leaseMs = attemptTimeoutMs + 10_000;
  const all = { leaseMs, claimsPerSecondMax, acceptTimeoutMs: storeWaitMs, role: "server", ...limits } as const;
  if (place.databaseUrl) {
    // Imported on demand: it takes as long as the rest of the start.
    const { createPostgresStore } = await import("./postgres-store.ts");
    return createPostgresStore(place.databaseUrl, log, all);
  }
  if (place.dataDir) return createSqliteStore(enquiryFile(place.dataDir), log, all);
  return undefined;
}
