import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { makeFolder } from "../process/make-folder.ts";
import { within } from "../process/within.ts";
import type { Query } from "./snapshot.ts";

const fileName = "picture-key";
const ownerOnly = 0o600;
const answerMaxMs = 1500;
const newKey = () => randomBytes(32).toString("base64url");

/** A secret of the site, the same in all processes; older ones follow that signed what visitors may still ask for. */
export type SiteKey = () => readonly [string, ...string[]];

/** `handed`: the key that the supervisor gave to its workers, for when nothing else is shared. */
type Places = { query?: Query | undefined; dataDir?: string | undefined; handed?: string | undefined };

const askAgainMs = 30_000;

/**
 * The site's secret, kept in the database, else in `dataDir`. While neither answers it is the supervisor's, or this
 * process's own, with a warning, and the place is asked again every `againMs`.
 */
export async function openSiteKey(
  { query, dataDir, handed }: Places,
  log: LogEvent,
  againMs = askAgainMs,
): Promise<SiteKey> {
  const readKey = async () => {
    if (query) return within(answerMaxMs, keyInTable(query));
    return dataDir ? keyInFile(dataDir) : (handed ?? newKey());
  };
  let keys: [string, ...string[]];
  try {
    keys = [await readKey()];
  } catch (error) {
    const hint = "until it can be read, other machines do not know the addresses of this one's pictures";
    log("site.key", { reason: faultClass(error), hint }, "warn");
    keys = [handed ?? newKey()];
    const timer = setInterval(async () => {
      const kept = await readKey().catch(() => undefined);
      if (kept === undefined) return;
      clearInterval(timer);
      if (kept !== keys[0]) keys = [kept, ...keys];
    }, againMs).unref();
  }
  return () => keys;
}

async function keyInFile(dataDir: string): Promise<string> {
  const file = path.join(dataDir, fileName);
  makeFolder(dataDir);
  const read = async () => (await readFile(file, "utf8")) || undefined;
  try {
    const kept = await read();
    if (kept) return kept;
  } catch (error) {
    if (faultClass(error) !== "ENOENT") throw error;
  }
  // Not by its process: containers that share a folder may all be process 1, and a second writer would empty the link.
  const beside = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    await writeFile(beside, newKey(), { mode: ownerOnly, flush: true });
    // A link appears whole, and only the first process makes it.
    await link(beside, file);
  } catch (error) {
    if (faultClass(error) !== "EEXIST") throw error;
  } finally {
    await rm(beside, { force: true });
  }
  return (await read()) ?? newKey();
}

const insert = "insert into picture_key (one, key) values (1, $1) on conflict (one) do nothing";
const select = "select key from picture_key where one = 1";

async function keyInTable(query: Query): Promise<string> {
  const read = async () => (await query<{ key: string }>(select))[0]?.key;
  const kept = await read();
  if (kept) return kept;
  await query(insert, newKey());
  return (await read()) ?? newKey();
}
