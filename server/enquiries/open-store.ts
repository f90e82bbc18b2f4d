import { join } from "node:path";
import type { LogEvent } from "../log/log.ts";
import type { EnquiryStore, StoreLimits, StoreRole } from "./enquiry-store.ts";
import { createSqliteStore } from "./sqlite-store.ts";

/** Without either there is no store: each enquiry is delivered before the visitor is thanked. */
export type StorePlace = { databaseUrl?: string | undefined; dataDir?: string | undefined };

/** Background attempts a second over all processes: protects the upstream after an outage. */
const claimsPerSecondMax = 10;

/**
 * Opens the enquiry store. `attemptTimeoutMs`: the limit of a background attempt; the lease adds time to record the
 * result. Opens no files or connections, so it cannot fail. `changes` are for tests.
 */
export async function openEnquiryStore(
  place: StorePlace,
  log: LogEvent,
  attemptTimeoutMs: number,
  changes: Partial<StoreLimits> = {},
): Promise<EnquiryStore | undefined> {
  const leaseMs = attemptTimeoutMs + 10_000;
  const limits = { leaseMs, claimsPerSecondMax, acceptTimeoutMs: storeWaitMs, role: "server", ...changes } as const;
  if (place.databaseUrl) {
    // Imported on demand: it takes as long as the rest of the start.
    const { createPostgresStore } = await import("./postgres-store.ts");
    return createPostgresStore(place.databaseUrl, log, limits);
  }
  if (place.dataDir) return createSqliteStore(join(place.dataDir, "requests.sqlite"), log, limits);
  return undefined;
}

/** Opens the store for the administrator's command. */
export const openStoreAsGuest = (place: StorePlace, log: LogEvent, role: StoreRole) =>
  openEnquiryStore(place, log, 0, { role });

/** How long a visitor waits for the store before the enquiry is delivered without it. */
export const storeWaitMs = 2500;
