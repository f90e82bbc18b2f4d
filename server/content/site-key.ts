import { randomBytes, scryptSync } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { makeFolder } from "../process/make-folder.ts";

const ownerOnly = 0o600;
const newKey = () => randomBytes(32).toString("base64url");

/** `handed`: the key that the supervisor gave to its workers, for when nothing else is shared. */
type Places = Partial<Record<"databaseUrl" | "apiKey" | "dataDir" | "handed", string | undefined>>;

/**
 * The site's secret, the same in all its processes. It follows from the address of their database with its password,
 * and the API's key: slowly, as each address of a picture tells whether a guess is right. Without a database it is kept
 * in `dataDir`. If that cannot be read it is the supervisor's, or this process's own.
 */
export function siteKey({ databaseUrl, apiKey = "", dataDir, handed }: Places, log: LogEvent): string {
  if (databaseUrl) return scryptSync(`${databaseUrl} ${apiKey}`, "site key", 32).toString("base64url");
  try {
    if (dataDir) return keyInFile(dataDir);
  } catch (error) {
    const hint = "until a restart, other processes do not know the addresses of this one's pictures";
    log("site.key", { reason: faultClass(error), hint }, "warn");
  }
  return handed ?? newKey();
}

function keyInFile(dataDir: string): string {
  const file = path.join(dataDir, "picture-key");
  makeFolder(dataDir);
  if (!existsSync(file)) {
    // Not by its process: containers that share a folder may all be process 1.
    const beside = `${file}.${randomBytes(8).toString("hex")}`;
    try {
      writeFileSync(beside, newKey(), { mode: ownerOnly, flush: true });
      // A link appears whole, and only the first process makes it.
      linkSync(beside, file);
    } catch (error) {
      if (faultClass(error) !== "EEXIST") throw error;
    } finally {
      rmSync(beside, { force: true });
    }
  }
  return readFileSync(file, "utf8") || newKey();
}
