import { hash } from "node:crypto";
import * as z from "zod";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { within } from "../process/within.ts";
import type { ContentKeeper } from "./keep-content.ts";

/** Error code of a snapshot above the size limit. */
export const tooLargeCode = "TOO_LARGE";

/** Storage of one snapshot: a file or a table. Both may fail; callers continue without it. */
export type SnapshotPlace = {
  /** The last text; undefined if there is none. Throws `tooLargeCode` if it exceeds `bytesMax`. */
  read(bytesMax: number): Promise<string | undefined>;
  /** Replaces the text atomically. */
  write(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Keeps the content across restarts. */
export type Snapshots = {
  /**
   * Restores the content within `timeoutMs`; returns whether there was any. Never throws. An unreadable snapshot is
   * read again before it is replaced.
   */
  restore(timeoutMs: number): Promise<boolean>;
  /** Saves if the content has changed. Never throws. */
  save(): Promise<void>;
  /** Starts saving every five minutes. */
  start(): void;
  /** Saves a last time, within `timeoutMs`, and closes the storage. */
  stop(timeoutMs: number): Promise<void>;
};

/** `source` is the API's address: a snapshot of another API is ignored. */
export type SnapshotOptions = { content: ContentKeeper; place: SnapshotPlace; source: string; log: LogEvent };

const everyFiveMinutesMs = 5 * 60_000;
/** A park of 2,000 units takes 1 MB. Longer snapshots are neither written nor read. */
const snapshotBytesMax = 8 * 1024 * 1024;
/** A second read, if the start did not wait for the first. */
const readAgainMs = 5000;
const format = 3;

const snapshot = z.object({
  format: z.literal(format),
  source: z.string(),
  savedAt: z.string(),
  /** Texts of the API, which another version of the site reads by its own schemas. */
  texts: z.object({
    parts: z.record(z.string(), z.array(z.object({ path: z.string(), packed: z.base64() }))),
    items: z.array(z.base64()),
    firstSeen: z.base64(),
    since: z.iso.datetime(),
  }),
});

export function createSnapshots({ content, place, log, ...options }: SnapshotOptions): Snapshots {
  const source = hash("sha256", options.source).slice(0, 16);
  let savedChanges = content.changes();
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** The stored snapshot is unread: it may hold more than memory does and must not be overwritten. */
  let unread = false;

  const takeBack = async (timeoutMs: number): Promise<boolean> => {
    try {
      unread = true;
      const text = await within(timeoutMs, place.read(snapshotBytesMax));
      unread = false;
      if (text === undefined) return false;
      const read = snapshot.parse(JSON.parse(text));
      if (read.source !== source) {
        log("snapshot.ignored", { reason: "another API" }, "warn");
        return false;
      }
      await content.restore(read.texts);
      log("snapshot.restored", { savedAt: read.savedAt, answers: Object.values(read.texts.parts).flat().length });
      return true;
    } catch (error) {
      const reason = codeOf(error);
      if (reason === tooLargeCode) unread = false;
      log("snapshot.ignored", { reason }, "warn");
      return false;
    }
  };

  const write = async (changes: number): Promise<void> => {
    try {
      if (unread) await takeBack(readAgainMs);
      if (unread) throw Object.assign(new Error("still not readable"), { code: "UNREAD" });
      const texts = await content.texts();
      const text = JSON.stringify({ format, source, savedAt: new Date().toISOString(), texts });
      if (text.length > snapshotBytesMax) throw Object.assign(new Error("too large"), { code: tooLargeCode });
      await place.write(text);
      savedChanges = changes;
      log("snapshot.saved", { bytes: text.length, answers: Object.values(texts.parts).flat().length });
    } catch (error) {
      log("snapshot.failed", { step: "save", reason: codeOf(error) }, "warn");
    }
  };
  const save = async (): Promise<void> => {
    await saving;
    const changes = content.changes();
    // Incomplete content must not replace a complete snapshot.
    if (changes === savedChanges || !content.isLoaded()) return;
    saving = write(changes);
    await saving;
  };

  return {
    restore: takeBack,
    save,
    start() {
      timer ??= setInterval(() => void save(), everyFiveMinutesMs).unref();
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      await within(timeoutMs, save()).catch(() => log("snapshot.failed", { step: "stop", reason: "timeout" }, "warn"));
      await within(timeoutMs, place.close()).catch(() => {});
    },
  };
}

/** An error code for the log: messages may quote the content. */
const codeOf = (error: unknown): string =>
  error instanceof SyntaxError || error instanceof z.ZodError ? "corrupt" : faultClass(error);
