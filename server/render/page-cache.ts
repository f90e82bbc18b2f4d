import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type ReadyAnswer, type Rendered, readyAnswer } from "./ready-answer.ts";
import { createRecompressor } from "./recompressor.ts";

/** Renders a page or a fragment; a page that does not exist is thrown as an error, like every other fault. */
export type Render = () => Promise<Rendered>;

/** How a page came to be answered, for the access log. */
export type CacheState = "hit" | "stale" | "miss";

/** What the access log is told of an answer: the route's pattern, how it was come by, and the bytes of its body. */
export type Answered = { route: string; cache: CacheState; bytes: number };

/**
 * A question to the cache. `key` is the canonical address; `named` false keeps the visitor's own spelling out of
 * memory.
 */
export type CacheAsk = { key: string; route: string; render: Render; named?: boolean };

type Entry = { answer: ReadyAnswer; route: string; version: number; renderedAtMs: number; render: Render };

/** Ready pages by canonical address. */
export type PageCache = {
  /**
   * Answers at once if the address, spelled this way, is known and packed as the visitor wants it. The first thing a
   * request meets.
   */
  answerKnown(req: IncomingMessage, res: ServerResponse, requestId: string): Answered | undefined;
  /** Answers under a canonical key: from memory, else rendered once however many ask. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string, ask: CacheAsk): Promise<CacheState>;
};

/**
 * What a page cache needs. `version` is the content's: what was rendered from an older one is out of date. While
 * upstream `isFailing`, pages are tried again sooner: they were made of old content.
 */
export type PageCacheOptions = {
  version: () => number;
  settled: () => Promise<void>;
  isFailing?: () => boolean;
  freshMs: number;
  bytesMax?: number;
  now?: () => number;
};

const cachedBytesMax = 8 * 1024 * 1024;
const failingFreshMs = 5000;
const entriesMax = 5000;
const entryBytesMin = 5000;
const spellingsMax = 10_000;
const spellingLettersMax = 300;

/**
 * Makes the page cache. What is out of date is served once more while the next version renders, and kept while that
 * fails.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { version, settled, isFailing = () => false, freshMs, bytesMax = cachedBytesMax, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({
    max: entriesMax,
    maxSize: bytesMax,
    sizeCalculation: ({ answer }) => entryBytesMin + answer.bytes(),
  });
  const keys = new LRUCache<string, string>({ max: spellingsMax });
  const flights = new Map<string, Promise<Entry>>();
  const recompressor = createRecompressor();

  /** Counts an entry's bytes anew, if it has not been replaced meanwhile. */
  const weigh = (key: string, entry: Entry): void => {
    if (entries.peek(key) === entry) entries.set(key, entry);
  };
  const load = async (key: string, { route, render }: CacheAsk): Promise<Entry> => {
    const contentVersion = version();
    const rendered = await render();
    const made = readyAnswer(rendered);
    const before = entries.peek(key);
    // Most new versions of the content leave a page as it was: what is packed stays packed.
    const answer = before?.answer.mark === made.mark ? before.answer : made;
    const entry = { answer, route, version: contentVersion, renderedAtMs: now(), render };
    if (rendered.kept !== false) entries.set(key, entry);
    // The whole page of before stays, and is not tried again at once.
    else if (before !== undefined) Object.assign(before, { version: contentVersion, renderedAtMs: now() });
    return entry;
  };
  const fly = (key: string, ask: CacheAsk): Promise<Entry> => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = load(key, ask).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const isFresh = (entry: Entry) =>
    entry.version === version() &&
    now() - entry.renderedAtMs < (isFailing() ? Math.min(freshMs, failingFreshMs) : freshMs);

  /** Renders again behind the visitor's back; once more if upstream meanwhile said something new. */
  const refresh = async (key: string, ask: CacheAsk): Promise<void> => {
    try {
      const entry = await fly(key, ask);
      await settled();
      if (entry.version !== version()) await fly(key, ask);
    } catch (error) {
      // Gone upstream: the next visitor is to be told. Any other fault: what there is stays.
      if (error instanceof Error && "status" in error && error.status === 404) entries.delete(key);
    }
  };

  /** What follows an answer from memory: a newer version where it is due, smaller bytes where they pay. */
  const tend = (key: string, entry: Entry): CacheState => {
    const fresh = isFresh(entry);
    if (!fresh && !flights.has(key)) void refresh(key, { key, ...entry });
    if (entry.answer.canShrink()) recompressor.add(entry.answer, () => weigh(key, entry));
    return fresh ? "hit" : "stale";
  };

  return {
    answerKnown(req, res, requestId) {
      if (req.method !== "GET" && req.method !== "HEAD") return undefined;
      const key = keys.get(req.url ?? "");
      if (key === undefined) return undefined;
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const bytes = entry.answer.write(req, res, requestId);
      return bytes === undefined ? undefined : { route: entry.route, cache: tend(key, entry), bytes };
    },
    async answer(req, res, requestId, ask) {
      const { key, named = true } = ask;
      const spelling = req.url ?? "";
      if (named && spelling.length <= spellingLettersMax) keys.set(spelling, key);
      const known = entries.get(key);
      const entry = known ?? (await fly(key, ask));
      await entry.answer.pack(req);
      weigh(key, entry);
      // Meanwhile the deadline may have answered.
      if (!res.headersSent) entry.answer.write(req, res, requestId);
      return known ? tend(key, entry) : "miss";
    },
  };
}
