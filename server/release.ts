import { ConfigFault, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { readAssets } from "./render/assets.ts";
import { openStoreAsGuest } from "./requests/open-store.ts";

/**
 * The platform's release phase: a wrong environment, an unfinished build or a store that cannot be opened (which also brings its
 * tables up to date) stops a deploy before it takes visitors.
 */
const log = createLog("info");
try {
  const config = readConfig(process.env);
  readAssets("public");
  const store = await openStoreAsGuest(config, log.event);
  const waitingRequests = (await store?.stats(Date.now()))?.waiting ?? 0;
  await store?.close();
  const durability = config.databaseUrl ? "postgres" : config.dataDir ? "directory" : "none";
  log.event("release.checked", { durability, waitingRequests, standIn: config.apiBaseUrl === undefined });
} catch (error) {
  const faults = error instanceof ConfigFault ? error.message : error instanceof Error ? error.name : "unknown";
  log.event("release.refused", { faults }, "fatal");
  process.exitCode = 1;
}
