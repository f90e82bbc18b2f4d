import { ConfigFault, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { readAssets } from "./render/assets.ts";

/** The platform's release phase: a wrong environment or an unfinished build stops a deploy before it takes visitors. */
const log = createLog("info");
try {
  const config = readConfig(process.env);
  readAssets("public");
  const durability = config.databaseUrl ? "postgres" : config.dataDir ? "directory" : "none";
  log.event("release.checked", { durability, standIn: config.apiBaseUrl === undefined });
} catch (error) {
  const faults = error instanceof ConfigFault ? error.message : "the build is not complete: run npm run build";
  log.event("release.refused", { faults }, "fatal");
  process.exitCode = 1;
}
