import { zstdDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { zstdPacked } from "../kit/zstd-packed.ts";
import { checkLimits } from "./answer-limits.ts";
import { today } from "./parse-once.ts";
import { type AskUpstream, UpstreamFault } from "./upstream.ts";

/** A cached answer: its text, compressed to about 7 % (undefined: a 404), and the value parsed on a day. */
type Entry<Value> = { text: Buffer | undefined; value: Value | undefined; day: string; requestedAtMs: number };

/** A cached answer for a snapshot. `lasts`: takes precedence when space is short. */
export type Remembered = { path: string; text: string; lasts?: boolean | undefined };

/** A stale-while-revalidate cache for one kind of call; entries stay usable while the upstream fails. */
export type Memory<Value> = {
  /** The value of a path; undefined if the upstream answers 404. Throws `UpstreamFault` if nothing is cached. */
  recall(path: string): Promise<Value | undefined>;
  /** Whether a value is cached, fresh or stale. */
  holds(path: string): boolean;
  /** Resolves when no call is pending. */
  settled(): Promise<void>;
  /** All entries, for a snapshot. */
  dump(): Remembered[];
  /** Entries are stale: the first use revalidates them. Skips cached paths and texts that no longer parse. */
  restore(remembered: Remembered): void;
};

/** `changed` is called for each new version, `learned` for each first one: no page can have used it yet. */
export type MemoryOptions<Value> = {
  ask: AskUpstream;
  schema: z.ZodType<Value>;
  freshMs: number;
  changed: () => void;
  learned: () => void;
  now: () => number;
  /** Whether a read belongs to the gathering, whose paths must stay cached. */
  lasts: () => boolean;
  /** Awaited by the gathering before each call. */
  pace: () => Promise<void>;
};

type Room = { bytesMax: number; entryBytesMin: number };

/**
 * Items and the gathering's paths. Visitors cannot add to them: an item exists or not. The least size of an entry
 * bounds their number; with `max`, each cache would reserve all its places at the start: 18 ms in all.
 */
const lastingRoom: Room = { bytesMax: 4 * 1024 * 1024, entryBytesMin: 500 };
/** Answers to visitors' filters. */
const passingRoom: Room = { bytesMax: 2 * 1024 * 1024, entryBytesMin: 1500 };
/** 404s; a few bytes each. */
const absentRoom: Room = { bytesMax: 512 * 1024, entryBytesMin: 500 };
const retriesMax = 1000;
const retryMs = 5000;

/** Counts compressed bytes; the parsed values share their items. */
const room = <Value>({ bytesMax, entryBytesMin }: Room) =>
  new LRUCache<string, Entry<Value>>({
    maxSize: bytesMax,
    sizeCalculation: ({ text }) => entryBytesMin + (text?.length ?? 0),
  });

/**
 * Caches one kind of call, with one pending call per path. Three LRU caches, each bounded in entries and bytes: filters
 * and unknown ids cannot evict the items of pages.
 */
export function remember<Value>(options: MemoryOptions<Value>): Memory<Value> {
  const { ask, schema, freshMs, changed, learned, now, lasts, pace } = options;
  const lasting = room<Value>(lastingRoom);
  const passing = room<Value>(passingRoom);
  const absent = room<Value>(absentRoom);
  const find = (path: string) => lasting.get(path) ?? passing.get(path) ?? absent.get(path);
  const put = (path: string, entry: Entry<Value>, forGood: boolean): void => {
    const isItem = !path.includes("?");
    const to = entry.text === undefined ? absent : isItem || forGood || lasting.has(path) ? lasting : passing;
    for (const other of [lasting, passing, absent]) if (other !== to) other.delete(path);
    to.set(path, entry);
  };
  const flights = new Map<string, Promise<Entry<Value>>>();
  const retryAtMs = new LRUCache<string, number>({ maxSize: retriesMax, sizeCalculation: () => 1 });

  const understand = (path: string, text: string): Value => {
    try {
      checkLimits(text);
      const { data, error } = schema.safeParse(JSON.parse(text));
      if (!error) return data;
      // Names the field, never its value.
      throw new UpstreamFault(`does not fit the contract at ${error.issues[0]?.path.join(".") || "the root"}`);
    } catch (error) {
      // Only our own messages are safe to log; a JSON error quotes the content.
      const reason = error instanceof UpstreamFault ? error.message : "not the contract's JSON";
      throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: ${reason}`);
    }
  };

  const load = async (path: string): Promise<Entry<Value>> => {
    const text = await ask(path);
    const before = find(path);
    const kept = text === undefined ? undefined : zstdPacked(Buffer.from(text));
    const day = today();
    // Equal texts give equal bytes.
    const isEqual = before && (kept && before.text ? kept.equals(before.text) : kept === before.text);
    const same = isEqual && before.day === day;
    const value = same ? before.value : text === undefined ? undefined : understand(path, text);
    const entry = { text: kept, value, day, requestedAtMs: now() };
    put(path, entry, false);
    // After a failure, pages may have been rendered without it.
    const failed = retryAtMs.delete(path);
    if (!same && (before || failed)) changed();
    else if (!before && text !== undefined) learned();
    return entry;
  };

  const fly = (path: string): Promise<Entry<Value>> => {
    const flying = flights.get(path);
    if (flying !== undefined) return flying;
    const flight = load(path)
      .catch((fault: unknown) => {
        retryAtMs.set(path, now() + retryMs);
        throw fault;
      })
      .finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  };

  /** Known and fresh, or failed a moment ago. */
  const isSettled = (path: string): boolean => {
    const entry = find(path);
    if (entry && now() - entry.requestedAtMs <= freshMs) return true;
    return entry !== undefined && now() < (retryAtMs.get(path) ?? Number.NEGATIVE_INFINITY);
  };
  /** Requests stale values one by one. */
  const gather = async (path: string): Promise<Value | undefined> => {
    if (!isSettled(path)) await pace();
    const cached = find(path);
    // A visitor's request may have read it since. The call logs a failure; the stale value stays.
    const entry =
      isSettled(path) && cached ? cached : await fly(path).catch((fault) => cached ?? Promise.reject(fault));
    if (passing.has(path)) put(path, entry, true);
    return entry.value;
  };

  return {
    async recall(path) {
      if (lasts()) return gather(path);
      const entry = find(path);
      if (!entry) return (await fly(path)).value;
      // Revalidates in the background. The call logs a failure; the stale value stays.
      if (!isSettled(path)) fly(path).catch(() => {});
      return entry.value;
    },
    holds: (path) => find(path)?.value !== undefined,
    settled: async () => {
      await Promise.allSettled(flights.values());
    },
    dump: () =>
      [lasting, passing].flatMap((entries) =>
        [...entries.entries()].flatMap(([path, { text }]) =>
          text ? [{ path, text: zstdDecompressSync(text).toString(), lasts: entries === lasting }] : [],
        ),
      ),
    restore({ path, text, lasts: forGood = false }) {
      if (find(path)) return;
      try {
        put(
          path,
          {
            text: zstdPacked(Buffer.from(text)),
            value: understand(path, text),
            day: today(),
            requestedAtMs: Number.NEGATIVE_INFINITY,
          },
          forGood,
        );
      } catch {
        // A snapshot of an older version of the site: the upstream is asked again.
      }
    },
  };
}
