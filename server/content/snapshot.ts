import { hash, randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Content } from "../../views/content/content.ts";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { systemNow } from "../process/clock.ts";
import { makeFolder } from "../process/make-folder.ts";
import { within } from "../process/within.ts";
import type { ContentKeeper } from "./keep-content.ts";

/** A snapshot above the size limit. */
const tooLargeCode = "TOO_LARGE";
const tooLarge = () => Object.assign(new Error("too large"), { code: tooLargeCode });

/** Storage of one snapshot: a file or a table. Both may fail; callers continue without it. */
export type SnapshotPlace = {
  /** The last text; undefined if there is none. Throws `tooLargeCode` if it exceeds `snapshotBytesMax`. */
  read(): Promise<string | undefined>;
  /** Replaces the text atomically. */
  write(text: string): Promise<void>;
};

/** `source` is the API's address: a snapshot of another API is ignored. */
export type SnapshotOptions = { content: ContentKeeper; place: SnapshotPlace; source: string; log: LogEvent };

const everyFiveMinutesMs = 5 * 60_000;
/** A park of 2,000 units takes 1 MB. Longer snapshots are neither written nor read. */
const snapshotBytesMax = 8 * 1024 * 1024;
/** A second read, if the start did not wait for the first. */
const readAgainMs = 5000;
/** Raised only if an older version could not read the texts. */
const format = 3;

const anySnapshot = z.object({ format: z.int() });
const snapshot = z.object({
  source: z.string(),
  savedAt: z.string(),
  /** Texts of the API, which another version of the site reads by its own schemas. */
  texts: z.object({
    parts: z.record(z.string(), z.array(z.object({ path: z.string(), packed: z.string() }))),
    items: z.array(z.string()),
    firstSeen: z.string(),
    since: z.iso.datetime(),
  }),
});

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Keeps the content across restarts. */
export function createSnapshots({ content, place, log, ...options }: SnapshotOptions) {
  const source = hash("sha256", options.source).slice(0, 16);
  /** The content that the stored snapshot holds. */
  let stored = content.known();
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** An unread snapshot may hold more than memory does, so it must be read before it is replaced. */
  let isUnread = false;

  /** Takes the content back, if it is read within `timeoutMs`. Never throws. */
  const restore = async (timeoutMs: number): Promise<void> => {
    try {
      isUnread = true;
      const text = await within(timeoutMs, place.read());
      isUnread = false;
      if (text === undefined) return;
      const json: unknown = JSON.parse(text);
      if (anySnapshot.parse(json).format !== format)
        return log("snapshot.ignored", { reason: "written by a version with another format" }, "warn");
      const read = snapshot.parse(json);
      if (read.source !== source) return log("snapshot.ignored", { reason: "another API" }, "warn");
      const before = content.known();
      await content.restore(read.texts);
      // What was known before the snapshot is not in it.
      if (before === undefined) stored = content.known();
      log("snapshot.restored", { savedAt: read.savedAt, answers: Object.values(read.texts.parts).flat().length });
    } catch (error) {
      const reason = codeOf(error);
      if (reason === tooLargeCode) isUnread = false;
      log("snapshot.ignored", { reason }, "warn");
    }
  };

  const write = async (known: Content): Promise<void> => {
    try {
      if (isUnread) await restore(readAgainMs);
      if (isUnread) throw Object.assign(new Error("still not readable"), { code: "UNREAD" });
      const texts = await content.texts();
      const text = JSON.stringify({ format, source, savedAt: systemNow().toISOString(), texts });
      if (text.length > snapshotBytesMax) throw tooLarge();
      await place.write(text);
      stored = known;
      log("snapshot.saved", { bytes: text.length, answers: Object.values(texts.parts).flat().length });
    } catch (error) {
      log("snapshot.failed", { step: "save", reason: codeOf(error) }, "warn");
    }
  };
  /** Saves if the content has changed. Never throws. */
  const save = async (): Promise<void> => {
    await saving;
    const known = content.known();
    // Incomplete content must not replace a complete snapshot.
    if (!known || known === stored) return;
    saving = write(known);
    await saving;
  };

  return {
    restore,
    save,
    /** Saves every five minutes. */
    start() {
      timer ??= setInterval(() => void save(), everyFiveMinutesMs).unref();
    },
    /** Saves a last time, within `timeoutMs`. */
    async stop(timeoutMs: number): Promise<void> {
      clearInterval(timer);
      await within(timeoutMs, save()).catch(() => log("snapshot.failed", { step: "stop", reason: "timeout" }, "warn"));
    },
  };
}

/** An error code for the log: messages may quote the content. */
const codeOf = (error: unknown): string =>
  error instanceof SyntaxError || error instanceof z.ZodError ? "corrupt" : faultClass(error);

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

/** Runs a statement in the database of enquiries, which holds the tables that it names. */
export type Query = <Row>(text: string, ...values: (string | number)[]) => Promise<Row[]>;

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
