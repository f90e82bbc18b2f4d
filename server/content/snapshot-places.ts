import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { faultClass } from "../log/faults.ts";
import { systemNow } from "../process/clock.ts";
import { makeFolder } from "../process/make-folder.ts";
import type { Query } from "../process/query.ts";

/** A snapshot above the size limit. */
export const tooLargeCode = "TOO_LARGE";
export const tooLarge = () => Object.assign(new Error("too large"), { code: tooLargeCode });

/** Storage of one snapshot: a file or a table. Both may fail; callers continue without it. */
export type SnapshotPlace = {
  /** The last text; undefined if there is none. Throws `tooLargeCode` if it exceeds `snapshotBytesMax`. */
  read(): Promise<string | undefined>;
  /** Replaces the text atomically. */
  write(text: string): Promise<void>;
};

/** A park of 2,000 units takes 1 MB. Longer snapshots are neither written nor read. */
export const snapshotBytesMax = 8 * 1024 * 1024;

const ownerOnly = 0o600;

const leftOverAgeMs = 60_000;

/** Removes the temporary files of processes that were killed while writing. No write takes a minute. */
async function removeLeftOvers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^content-snapshot\.json\.[\da-f]+$/.test(name)) continue;
    const file = path.join(dataDir, name);
    const { mtimeMs } = await stat(file);
    if (systemNow().getTime() - mtimeMs > leftOverAgeMs) await rm(file, { force: true });
  }
}

/** A snapshot in a file of `dataDir`. Writes are atomic: temporary file, fsync, rename. */
export function snapshotFile(dataDir: string): SnapshotPlace {
  const file = path.join(dataDir, "content-snapshot.json");
  return {
    async read() {
      try {
        if ((await stat(file)).size > snapshotBytesMax) throw tooLarge();
        return await readFile(file, "utf8");
      } catch (error) {
        if (faultClass(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(text) {
      // Not by its process: containers that share a folder may all be process 1.
      const beside = `${file}.${randomBytes(8).toString("hex")}`;
      makeFolder(dataDir);
      try {
        await writeFile(beside, text, { mode: ownerOnly, flush: true });
        await rename(beside, file);
        // Another process that shares the folder may have removed them.
        await removeLeftOvers(dataDir).catch(() => {});
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {});
        throw error;
      }
    },
  };
}

const select = `select case when octet_length(body) > $1 then null else body end as body from content_snapshot where id = 1`;
const upsert = `insert into content_snapshot (id, body) values (1, $1)
  on conflict (id) do update set body = excluded.body, saved_at = now()`;

/** A snapshot in one row of the enquiries' database; the last writer wins. */
export const snapshotTable = (query: Query): SnapshotPlace => ({
  async read() {
    const [row] = await query<{ body: string | null }>(select, snapshotBytesMax);
    if (row?.body === null) throw tooLarge();
    return row?.body;
  },
  async write(text) {
    await query(upsert, text);
  },
});
