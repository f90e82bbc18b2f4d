import { createHash } from "node:crypto";
import * as z from "zod";
import { faultClass } from "../fault-class.ts";
import type { LogEvent } from "../log.ts";
import { within } from "../within.ts";
import type { ContentApi } from "./content-api.ts";
import type { Remembered } from "./remember.ts";

/** The code of the error that says that a snapshot is longer than it may be. */
export const tooLargeCode = "TOO_LARGE";

/** Where one snapshot is kept: a file or a table. Both may fail; whoever calls them goes on without. */
export type SnapshotPlace = {
  /**
   * The text that was kept last; undefined where there is none. Throws `tooLargeCode` when it is longer than
   * `bytesMax`.
   */
  read(bytesMax: number): Promise<string | undefined>;
  /** Replaces what was kept: whole, or not at all. */
  write(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Keeps what is known of the park across restarts. */
export type Snapshots = {
  /**
   * Takes back what was kept, within `timeoutMs`; answers whether there was anything. Never throws. Where it could not
   * be read it is read again before it is replaced.
   */
  restore(timeoutMs: number): Promise<boolean>;
  /** Keeps what is known, if that is anything new. Never throws. */
  save(): Promise<void>;
  /** Saves every five minutes from now on. */
  start(): void;
  /** Saves once more, within `timeoutMs`, and closes the place. */
  stop(timeoutMs: number): Promise<void>;
};

/** What snapshots are made of. `source` is the API's address: what another API said is never shown. */
export type SnapshotOptions = {
  content: Pick<ContentApi, "revision" | "isKnown" | "dump" | "restore">;
  place: SnapshotPlace;
  source: string;
  log: LogEvent;
  everyMs?: number;
};

const everyFiveMinutesMs = 5 * 60_000;
/** The whole park is about 2 MB; more than this is not read back either. */
const snapshotBytesMax = 8 * 1024 * 1024;
/** The second chance of a snapshot that a start could not wait for. */
const readAgainMs = 5000;
const format = 1;

const remembered = z.object({ path: z.string(), text: z.string(), lasts: z.boolean().optional() });
const snapshot = z.object({
  format: z.literal(format),
  source: z.string(),
  savedAt: z.string(),
  memories: z.record(z.string(), z.array(remembered)),
});

/** Makes the keeper of snapshots. */
export function createSnapshots(options: SnapshotOptions): Snapshots {
  const { content, place, log, everyMs = everyFiveMinutesMs } = options;
  const source = createHash("sha256").update(options.source).digest("hex").slice(0, 16);
  let savedRevision = content.revision();
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** What was kept could not be read yet: it may be more than is known here, and must not be replaced by less. */
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
      // What was used last stands first, and is to be the last to be forgotten.
      content.restore(Object.fromEntries(Object.entries(read.memories).map(([name, list]) => [name, list.reverse()])));
      log("snapshot.restored", { savedAt: read.savedAt, answers: Object.values(read.memories).flat().length });
      return true;
    } catch (error) {
      const reason = codeOf(error);
      if (reason === tooLargeCode) unread = false;
      log("snapshot.ignored", { reason }, "warn");
      return false;
    }
  };

  const write = async (revision: number): Promise<void> => {
    try {
      if (unread) await takeBack(readAgainMs);
      if (unread) throw Object.assign(new Error("still not readable"), { code: "UNREAD" });
      const memories = withinBytes(content.dump(), snapshotBytesMax * 0.9);
      const text = JSON.stringify({ format, source, savedAt: new Date().toISOString(), memories });
      await place.write(text);
      savedRevision = revision;
      log("snapshot.saved", { bytes: Buffer.byteLength(text), answers: Object.values(memories).flat().length });
    } catch (error) {
      log("snapshot.failed", { step: "save", reason: codeOf(error) }, "warn");
    }
  };
  const save = async (): Promise<void> => {
    await saving;
    const revision = content.revision();
    // A park that is half known must not replace one that is known.
    if (revision === savedRevision || !content.isKnown()) return;
    saving = write(revision);
    await saving;
  };

  return {
    restore: takeBack,
    save,
    start() {
      timer ??= setInterval(() => void save(), everyMs).unref();
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      await within(timeoutMs, save()).catch(() => log("snapshot.failed", { step: "stop", reason: "timeout" }, "warn"));
      await within(timeoutMs, place.close()).catch(() => {});
    },
  };
}

/**
 * As much as fits: first what pages are made of, then answers to filters, of each kind the last used first. What
 * visitors searched for in their own words is left out: it is nobody's business after the visit.
 */
function withinBytes(memories: Record<string, Remembered[]>, bytesMax: number): Record<string, Remembered[]> {
  const all = Object.entries(memories)
    .flatMap(([name, list]) => list.map((one) => ({ name, ...one })))
    .filter(({ path }) => !/[?&]search=/.test(path));
  const ordered = [...all.filter(({ lasts }) => lasts), ...all.filter(({ lasts }) => !lasts)];
  const kept: Record<string, Remembered[]> = {};
  let bytes = 0;
  for (const { name, ...one } of ordered) {
    bytes += Buffer.byteLength(JSON.stringify(one)) + 1;
    if (bytes > bytesMax) break;
    const list = kept[name] ?? [];
    list.push(one);
    kept[name] = list;
  }
  return kept;
}

/** What went wrong, in a word: messages may quote the content. */
const codeOf = (error: unknown): string =>
  error instanceof SyntaxError || error instanceof z.ZodError ? "corrupt" : faultClass(error);
