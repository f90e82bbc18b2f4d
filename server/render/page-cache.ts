import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type ReadyAnswer, type Rendered, readyAnswer } from "./ready-answer.ts";
import { createRecompressor } from "./recompressor.ts";

/** Renders a page or a fragment. Throws for a page that does not exist and for every other fault. */
export type Render = () => Promise<Rendered>;

/** Cache state for the access log. */
export type CacheState = "hit" | "stale" | "miss";

/** Facts for the access log: the route's pattern, the cache state, the body's size. */
export type Answered = { route: string; cache: CacheState; bytes: number };

/** `key` is the canonical address. `named` false: the visitor's own spelling is not cached. */
export type CacheAsk = { key: string; route: string; render: Render; named?: boolean };

type Entry = { answer: ReadyAnswer; route: string; version: number; renderedAtMs: number; render: Render };

/** Rendered pages by canonical address. */
export type PageCache = {
  /** Answers a cache hit for this spelling of the address and an already compressed encoding. Runs before Express. */
  answerKnown(req: IncomingMessage, res: ServerResponse, requestId: string): Answered | undefined;
  /** Answers under a canonical key: from the cache, else with a single render for concurrent requests. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string, ask: CacheAsk): Promise<CacheState>;
};

/**
 * `version` is the content's; renders of an older one are stale. While the upstream `isFailing`, pages are revalidated
 * sooner, because they show stale content.
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
const entryBytesMin = 5000;
const spellingsMax = 10_000;
const spellingLettersMax = 300;

/** Serves stale entries while revalidating, and on error. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { version, settled, isFailing = () => false, freshMs, bytesMax = cachedBytesMax, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: bytesMax,
    sizeCalculation: ({ answer }) => entryBytesMin + answer.bytes(),
  });
  const keys = new LRUCache<string, string>({ maxSize: spellingsMax, sizeCalculation: () => 1 });
  const flights = new Map<string, Promise<Entry>>();
  const recompressor = createRecompressor();

  /** Updates an entry's size, unless the entry was replaced. */
  const weigh = (key: string, entry: Entry): void => {
    if (entries.peek(key) === entry) entries.set(key, entry);
  };
  /** Renders, and compresses for `req`: the plain text of a new page would evict ten compressed ones. */
  const load = async (key: string, { route, render }: CacheAsk, req: IncomingMessage): Promise<Entry> => {
    const contentVersion = version();
    const rendered = await render();
    const made = readyAnswer(rendered);
    const before = entries.peek(key);
    // Most content changes leave a page unchanged: keep its compressed bytes.
    const answer = before?.answer.mark === made.mark ? before.answer : made;
    await answer.pack(req);
    const entry = { answer, route, version: contentVersion, renderedAtMs: now(), render };
    if (rendered.kept !== false) entries.set(key, entry);
    // Keep the complete stale page, and do not retry at once.
    else if (before !== undefined) Object.assign(before, { version: contentVersion, renderedAtMs: now() });
    return entry;
  };
  const fly = (key: string, ask: CacheAsk, req: IncomingMessage): Promise<Entry> => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = load(key, ask, req).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const isFresh = (entry: Entry) =>
    entry.version === version() &&
    now() - entry.renderedAtMs < (isFailing() ? Math.min(freshMs, failingFreshMs) : freshMs);

  /** Revalidates in the background; repeats once if the content changed during the render. */
  const refresh = async (key: string, ask: CacheAsk, req: IncomingMessage): Promise<void> => {
    try {
      const entry = await fly(key, ask, req);
      await settled();
      if (entry.version !== version()) await fly(key, ask, req);
    } catch (error) {
      // Deleted upstream: drop the entry. Other errors: keep serving the stale one.
      if (error instanceof Error && "status" in error && error.status === 404) entries.delete(key);
    }
  };

  /** After a hit: revalidates a stale entry, or recompresses one that is in demand. */
  const tend = (key: string, entry: Entry, req: IncomingMessage): CacheState => {
    const fresh = isFresh(entry);
    if (!fresh && !flights.has(key)) void refresh(key, { key, ...entry }, req);
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
      return bytes === undefined ? undefined : { route: entry.route, cache: tend(key, entry, req), bytes };
    },
    async answer(req, res, requestId, ask) {
      const { key, named = true } = ask;
      const spelling = req.url ?? "";
      if (named && spelling.length <= spellingLettersMax) keys.set(spelling, key);
      const known = entries.get(key);
      const entry = known ?? (await fly(key, ask, req));
      await entry.answer.pack(req);
      weigh(key, entry);
      // The deadline may have answered before.
      if (!res.headersSent) entry.answer.write(req, res, requestId);
      return known ? tend(key, entry, req) : "miss";
    },
  };
}
