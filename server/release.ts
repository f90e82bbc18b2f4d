import { ConfigFault, readConfig } from "./config.ts";
import { openEnquiryStore } from "./enquiries/open-store.ts";
import { faultClass } from "./log/faults.ts";
import { createLog } from "./log/log.ts";
import { systemNow } from "./process/clock.ts";
import { endOnOldNode } from "./process/command.ts";
import { readBuild } from "./render/assets.ts";

/**
 * The platform's release phase. Blocks a deploy on an invalid environment, an incomplete build or a store that cannot
 * be opened; migrates the store. Does not call the content API: while that is down, a restart must not wait for it.
 */
endOnOldNode();
const log = createLog("info");

/** Hints for each failing step. */
const hints = {
  environment: "correct the variables that are named",
  build: "run npm run build before the release",
  store: "check DATABASE_URL, or DATA_DIR: is it there, and may it be written?",
};
let step: keyof typeof hints = "environment";

try {
  const config = readConfig(process.env);
  step = "build";
  readBuild("public");
  step = "store";
  const store = await openEnquiryStore(config, log.event, { role: "release" });
  const waitingEnquiries = (await store?.stats(systemNow().getTime()))?.waiting ?? 0;
  await store?.close();
  const withoutDatabase = config.dataDir ? "directory" : "none";
  const durability = config.databaseUrl ? "postgres" : withoutDatabase;
  log.event("release.checked", { durability, waitingEnquiries, standIn: config.apiBaseUrl === undefined });
} catch (error) {
  const faults = error instanceof ConfigFault ? error.message : faultClass(error);
  log.event("release.refused", { step, faults, hint: hints[step] }, "fatal");
  process.exitCode = 1;
}
