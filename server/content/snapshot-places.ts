import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { faultClass } from "../log/faults.ts";
import { makeFolder } from "../process/make-folder.ts";
import { type SnapshotPlace, tooLargeCode } from "./snapshot.ts";

const ownerOnly = 0o600;
const tooLarge = () => Object.assign(new Error("too large"), { code: tooLargeCode });

const leftOverAgeMs = 60_000;

/** Removes the temporary files of processes that were killed while writing. No write takes a minute. */
async function removeLeftOvers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^content-snapshot\.json\.\d+$/.test(name)) continue;
    const file = path.join(dataDir, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > leftOverAgeMs) await rm(file, { force: true });
  }
}

/** A snapshot in a file of `dataDir`. Writes are atomic: temporary file, fsync, rename. */
export function snapshotFile(dataDir: string): SnapshotPlace {
  const file = path.join(dataDir, "content-snapshot.json");
  return {
    async read(bytesMax) {
      try {
        if ((await stat(file)).size > bytesMax) throw tooLarge();
        return await readFile(file, "utf8");
      } catch (error) {
        if (faultClass(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(text) {
      const beside = `${file}.${process.pid}`;
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
    close: async () => {},
  };
}

const schema = `create table if not exists content_snapshot (
  id integer primary key check (id = 1), body text not null, saved_at timestamptz not null default now())`;
const select = `select case when octet_length(body) > $1 then null else body end as body from content_snapshot where id = 1`;
const upsert = `insert into content_snapshot (id, body) values (1, $1)
  on conflict (id) do update set body = excluded.body, saved_at = now()`;
/** Codes of Postgres. */
export const undefinedTable = "42P01";
/** Another process created the table at the same moment: the table, its type or the type's name was there already. */
export const createdElsewhere = new Set(["42P07", "42710", "23505"]);

/** A snapshot in one row of the requests' database; the last writer wins. */
export async function snapshotTable(databaseUrl: string): Promise<SnapshotPlace> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 1500,
    query_timeout: 5000,
    idleTimeoutMillis: 10_000,
  });
  // Without a listener a dropped connection ends the process; the next call reports the fault.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return {
    async read(bytesMax) {
      try {
        const { rows } = await pool.query<{ body: string | null }>(select, [bytesMax]);
        if (rows[0]?.body === null) throw tooLarge();
        return rows[0]?.body;
      } catch (error) {
        if (faultClass(error) === undefinedTable) return undefined;
        throw error;
      }
    },
    async write(text) {
      await pool.query(schema).catch((error: unknown) => {
        if (!createdElsewhere.has(faultClass(error))) throw error;
      });
      await pool.query(upsert, [text]);
    },
    close: () => pool.end(),
  };
}
