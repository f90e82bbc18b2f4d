import { join } from "node:path";
import type { LogEvent } from "../log.ts";
import type { RequestStore, StoreLimits, StoreRole } from "./request-store.ts";
import { createSqliteStore } from "./sqlite-store.ts";

/** Where requests are kept; with neither there is no store, and every request is delivered before it is answered. */
export type StorePlace = { databaseUrl?: string | undefined; dataDir?: string | undefined };

/** Background attempts a second, over all processes: what upstream is asked to bear after an outage. */
const claimsPerSecondMax = 10;

/**
 * Opens the store of contact requests. `attemptTimeoutMs`: how long a background attempt may take; the lease outlives
 * it by the time to write the result down. Does not touch the disk or the network yet, so it cannot fail. `changes` are
 * for tests.
 */
export async function openRequestStore(
  place: StorePlace,
  log: LogEvent,
  attemptTimeoutMs: number,
  changes: Partial<StoreLimits> = {},
): Promise<RequestStore | undefined> {
  const leaseMs = attemptTimeoutMs + 10_000;
  const limits = { leaseMs, claimsPerSecondMax, acceptTimeoutMs: storeWaitMs, role: "server", ...changes } as const;
  if (place.databaseUrl) {
    // Loaded only where it is used: it takes as long as all the rest of a start.
    const { createPostgresStore } = await import("./postgres-store.ts");
    return createPostgresStore(place.databaseUrl, log, limits);
  }
  if (place.dataDir) return createSqliteStore(join(place.dataDir, "requests.sqlite"), log, limits);
  return undefined;
}

/** Opens the store for a look or a repair. */
export const openStoreAsGuest = (place: StorePlace, log: LogEvent, role: StoreRole) =>
  openRequestStore(place, log, 0, { role });

/** How long a visitor waits for the store before the request goes upstream without it. */
export const storeWaitMs = 2500;
