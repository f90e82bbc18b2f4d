import { hash } from "node:crypto";
import * as z from "zod";
import type { Content } from "../../views/content/content.ts";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { systemNow } from "../process/clock.ts";
import type { ContentKeeper } from "./keep-content.ts";
import { type SnapshotPlace, snapshotBytesMax, tooLarge, tooLargeCode } from "./snapshot-places.ts";

/** `source` is the API's address: a snapshot of another API is ignored. */
export type SnapshotOptions = { content: ContentKeeper; place: SnapshotPlace; source: string; log: LogEvent };

const everyFiveMinutesMs = 5 * 60_000;
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
      const text = await withTimeLimit(timeoutMs, place.read());
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
      await withTimeLimit(timeoutMs, save()).catch(() =>
        log("snapshot.failed", { step: "stop", reason: "timeout" }, "warn"),
      );
    },
  };
}

/** An error code for the log: messages may quote the content. */
const codeOf = (error: unknown): string =>
  error instanceof SyntaxError || error instanceof z.ZodError ? "corrupt" : faultClass(error);
