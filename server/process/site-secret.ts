import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { makeFolder } from "./make-folder.ts";
import type { Query } from "./query.ts";

/** `picture-key` signs addresses of pictures; from `enquiry-key` follow the keys of enquiries. */
export type SecretName = "picture-key" | "enquiry-key";

/** What goes wrong, for the log, while processes have different secrets. */
const hints: Record<SecretName, string> = {
  "picture-key": "until a restart, other processes do not know the addresses of this one's pictures",
  "enquiry-key": "until a restart, other processes give the same enquiry another key",
};

/** `fromSupervisor`: a random text that the supervisor passes to its workers. It is used if they share nothing else. */
export type SecretPlaces = Partial<Record<"dataDir" | "fromSupervisor", string | undefined>> & {
  query: Query | undefined;
};

const ownerOnly = 0o600;
const newSecret = () => randomBytes(32).toString("base64url");
/** Time limit for the database at start. */
const databaseMaxMs = 1000;

/**
 * A random secret of the site, the same in all its processes: a row of their database, else a file of the data folder.
 * It follows from no password, so nobody can test passwords by an address that it signed. When neither can be read, it
 * is the supervisor's, or this process's own.
 */
export async function siteSecret(
  name: SecretName,
  { query, dataDir, fromSupervisor }: SecretPlaces,
  log: LogEvent,
): Promise<string> {
  try {
    if (query) return await withTimeLimit(databaseMaxMs, secretInTable(name, query));
    if (dataDir) return secretInFile(path.join(dataDir, name));
  } catch (error) {
    log("site.key", { reason: faultClass(error), hint: hints[name] }, "warn");
  }
  return fromSupervisor ? createHmac("sha256", fromSupervisor).update(name).digest("base64url") : newSecret();
}

const insert = "insert into shared_secret (name, secret) values ($1, $2) on conflict (name) do nothing";
const select = "select secret from shared_secret where name = $1";

/** The first process of all writes the row. */
async function secretInTable(name: SecretName, query: Query): Promise<string> {
  const [known] = await query<{ secret: string }>(select, name);
  if (known) return known.secret;
  await query(insert, name, newSecret());
  const [written] = await query<{ secret: string }>(select, name);
  return written?.secret ?? newSecret();
}

function secretInFile(file: string): string {
  makeFolder(path.dirname(file));
  if (!existsSync(file)) {
    // Not by its process: containers that share a folder may all be process 1.
    const beside = `${file}.${randomBytes(8).toString("hex")}`;
    try {
      writeFileSync(beside, newSecret(), { mode: ownerOnly, flush: true });
      // A link appears whole, and only the first process makes it.
      linkSync(beside, file);
    } catch (error) {
      if (faultClass(error) !== "EEXIST") throw error;
    } finally {
      rmSync(beside, { force: true });
    }
  }
  return readFileSync(file, "utf8") || newSecret();
}
