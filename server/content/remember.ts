import { hash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { unpooledCopy } from "../unpooled-copy.ts";
import { checkLimits } from "./answer-limits.ts";
import { type AskUpstream, UpstreamFault } from "./upstream.ts";

/** What a memory holds of one call: the answer's text (undefined: there is no such item) and what was made of it. */
type Entry<Value> = { text: PackedText | undefined; value: Value | undefined; askedAtMs: number };

/** A text for comparison, by its hash, and for a snapshot, in a tenth of its bytes. */
type PackedText = { hash: string; bytes: Buffer };

/** One remembered call as plain data, for a snapshot. `lasts`: it is kept before all others. */
export type Remembered = { path: string; text: string; lasts?: boolean | undefined };

/** Answers of one kind of call: remembered, refreshed behind the visitor's back, kept for as long as upstream fails. */
export type Memory<Value> = {
  /**
   * The value for a path; undefined where upstream says that there is none. Throws `UpstreamFault` if it was never
   * known.
   */
  recall(path: string): Promise<Value | undefined>;
  /** Whether there is a value for the path, however old. */
  holds(path: string): boolean;
  /** Resolves when none of its calls is under way. */
  settled(): Promise<void>;
  /** Everything held, for a snapshot. */
  dump(): Remembered[];
  /**
   * Takes back what a snapshot held: stale, so it is refreshed on first use. Left out: what is known already, and text
   * that does not parse any more.
   */
  restore(remembered: Remembered): void;
};

/**
 * What makes a memory. `parse` throws when the text is not what the contract says; `changed` hears of each new version;
 * `learned` of each first one, which no page can have been made of yet.
 */
export type MemoryOptions<Value> = {
  ask: AskUpstream;
  parse: (json: unknown) => Value;
  freshMs: number;
  changed: () => void;
  learned?: () => void;
  now: () => number;
  /** Whether the caller needs this path for good: the gathering, not a visitor. */
  lasts?: () => boolean;
};

/** Items and what the gathering asks for. No visitor can add to it: an item exists or not. */
const lastingMax = { entries: 5000, bytes: 4 * 1024 * 1024 };
/** Answers to the filters of visitors. */
const passingMax = { entries: 1000, bytes: 2 * 1024 * 1024 };
/** What does not exist; each is a few bytes. */
const absentMax = { entries: 1000, bytes: 1024 * 1024 };
const entryBytesMin = 500;
const retriesMax = 1000;
const retryMs = 5000;

/** Packs a text, unless it is the one that is packed already. */
function packed(text: string | undefined, before?: PackedText): PackedText | undefined {
  if (text === undefined) return undefined;
  const textHash = hash("sha256", text, "base64");
  if (textHash === before?.hash) return before;
  return { hash: textHash, bytes: unpooledCopy(gzipSync(text, { level: 1 })) };
}

/** Packed bytes are counted; the values made of them share their items. */
const room = <Value>({ entries, bytes }: { entries: number; bytes: number }) =>
  new LRUCache<string, Entry<Value>>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ text }) => entryBytesMin + (text?.bytes.length ?? 0),
  });

/**
 * Makes the memory of one kind of call, one call at a time for each path. It has three rooms, each bounded in entries
 * and bytes, so that no visitor's filter and no unknown id pushes out what pages are made of.
 */
export function remember<Value>(options: MemoryOptions<Value>): Memory<Value> {
  const { ask, parse, freshMs, changed, learned = changed, now, lasts = () => false } = options;
  const lasting = room<Value>(lastingMax);
  const passing = room<Value>(passingMax);
  const absent = room<Value>(absentMax);
  const find = (path: string) => lasting.get(path) ?? passing.get(path) ?? absent.get(path);
  const put = (path: string, entry: Entry<Value>, forGood: boolean): void => {
    const isItem = !path.includes("?");
    const to = entry.text === undefined ? absent : isItem || forGood || lasting.has(path) ? lasting : passing;
    for (const other of [lasting, passing, absent]) if (other !== to) other.delete(path);
    to.set(path, entry);
  };
  const flights = new Map<string, Promise<Entry<Value>>>();
  const retryAtMs = new LRUCache<string, number>({ max: retriesMax });

  const understand = (path: string, text: string): Value => {
    try {
      checkLimits(text);
      return parse(JSON.parse(text));
    } catch (error) {
      // Only our own faults carry words that are safe to log; a JSON error quotes the content.
      const reason = error instanceof UpstreamFault ? error.message : "not the contract's JSON";
      throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: ${reason}`);
    }
  };

  const load = async (path: string): Promise<Entry<Value>> => {
    const text = await ask(path);
    const before = find(path);
    const kept = packed(text, before?.text);
    const same = before !== undefined && before.text === kept;
    const value = same ? before.value : text === undefined ? undefined : understand(path, text);
    const entry = { text: kept, value, askedAtMs: now() };
    put(path, entry, false);
    // Where it failed before, pages may have been made without it.
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

  return {
    async recall(path) {
      const known = find(path);
      const entry = known ?? (await fly(path));
      if (lasts() && passing.has(path)) put(path, entry, true);
      if (!known) return entry.value;
      const stale = now() - known.askedAtMs > freshMs;
      // Refreshed behind the visitor's back; a failure is logged where the call is made, and what is known stays.
      if (stale && now() >= (retryAtMs.get(path) ?? 0)) fly(path).catch(() => {});
      return known.value;
    },
    holds: (path) => find(path)?.value !== undefined,
    settled: async () => {
      await Promise.allSettled(flights.values());
    },
    dump: () =>
      [lasting, passing].flatMap((entries) =>
        [...entries.entries()].flatMap(([path, { text }]) =>
          text ? [{ path, text: gunzipSync(text.bytes).toString(), lasts: entries === lasting }] : [],
        ),
      ),
    restore({ path, text, lasts: forGood = false }) {
      if (find(path)) return;
      try {
        put(path, { text: packed(text), value: understand(path, text), askedAtMs: 0 }, forGood);
      } catch {
        // A snapshot of an older version of the site: upstream will be asked anew.
      }
    },
  };
}
