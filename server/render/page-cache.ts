import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type ReadyAnswer, type Rendered, readyAnswer } from "./ready-answer.ts";
import { createRecompressor } from "./recompressor.ts";

/** Renders a page or a fragment. Throws for a page that does not exist and for every other fault. */
export type Render = () => Promise<Rendered>;

/**
 * `key` is the canonical address, `route` its pattern. `named` false: the visitor's own spelling is not cached. An
 * answer older than `lifeMs` is never served while a new one can be rendered, because it tells the time.
 */
export type CacheAsk = { key: string; route: string; render: Render; named?: boolean; lifeMs?: number | undefined };

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

type Entry = { ask: CacheAsk; answer: ReadyAnswer; version: number; renderedAtMs: number };

const cachedBytesMax = 8 * 1024 * 1024;
const failingFreshMs = 5000;
const entryBytesMin = 5000;
const spellingsMax = 10_000;
const spellingLettersMax = 300;

/** Deleted upstream: the entry goes. After other errors it is served on. */
const isGone = (error: unknown) => error instanceof Error && "status" in error && error.status === 404;

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered pages by canonical address. Serves stale entries while revalidating, and on error. */
export function createPageCache(options: PageCacheOptions) {
  const {
    version,
    settled,
    isFailing = () => false,
    freshMs,
    bytesMax = cachedBytesMax,
    now = () => performance.now(),
  } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: bytesMax,
    sizeCalculation: ({ answer }) => entryBytesMin + answer.bytes(),
  });
  const keys = new LRUCache<string, string>({ maxSize: spellingsMax, sizeCalculation: () => 1 });
  const flights = new Map<string, Promise<Entry>>();
  const recompressor = createRecompressor();

  /** Updates an entry's size, unless its answer was replaced. A copy: the cache measures only values that are new. */
  const weigh = ({ ask: { key }, answer }: Entry): void => {
    const entry = entries.peek(key);
    if (entry?.answer === answer) entries.set(key, { ...entry });
  };
  /** Renders, and compresses for `req`: the plain text of a new page would evict ten compressed ones. */
  const load = async (ask: CacheAsk, req: IncomingMessage): Promise<Entry> => {
    const contentVersion = version();
    const rendered = await ask.render();
    const made = readyAnswer(rendered);
    const before = entries.peek(ask.key);
    // Most content changes leave a page unchanged: keep its compressed bytes.
    const answer = before?.answer.mark === made.mark ? before.answer : made;
    await answer.pack(req);
    const entry = { ask, answer, version: contentVersion, renderedAtMs: now() };
    if (rendered.kept !== false) entries.set(ask.key, entry);
    // Keep the complete stale page, and do not retry at once.
    else if (before !== undefined) Object.assign(before, { version: contentVersion, renderedAtMs: now() });
    return entry;
  };
  const fly = (ask: CacheAsk, req: IncomingMessage): Promise<Entry> => {
    const flying = flights.get(ask.key);
    if (flying !== undefined) return flying;
    const flight = load(ask, req).finally(() => flights.delete(ask.key));
    flights.set(ask.key, flight);
    return flight;
  };
  const isFresh = (entry: Entry) =>
    entry.version === version() &&
    now() - entry.renderedAtMs < (isFailing() ? Math.min(freshMs, failingFreshMs) : freshMs);

  /** Whether the answer tells a time that is over. */
  const isOver = ({ ask: { lifeMs = Number.POSITIVE_INFINITY }, renderedAtMs }: Entry) =>
    now() - renderedAtMs >= lifeMs;

  /** Revalidates in the background; repeats once if the content changed during the render. */
  const refresh = async (ask: CacheAsk, req: IncomingMessage): Promise<void> => {
    try {
      const entry = await fly(ask, req);
      await settled();
      if (entry.version !== version()) await fly(ask, req);
    } catch (error) {
      if (isGone(error)) entries.delete(ask.key);
    }
  };
  /** A new entry; the old one only if the render failed. */
  const renewed = (ask: CacheAsk, req: IncomingMessage, old: Entry | undefined): Promise<Entry> =>
    fly(ask, req).catch((error: unknown) => {
      if (isGone(error)) entries.delete(ask.key);
      else if (old) return old;
      throw error;
    });

  /** After a hit: revalidates a stale entry, or recompresses one that is in demand. Returns the state for the log. */
  const tend = (entry: Entry, req: IncomingMessage) => {
    const fresh = isFresh(entry);
    if (!fresh && !flights.has(entry.ask.key)) void refresh(entry.ask, req);
    if (entry.ask.lifeMs === undefined && entry.answer.canShrink()) recompressor.add(entry.answer, () => weigh(entry));
    return fresh ? "hit" : "stale";
  };

  return {
    /**
     * Answers a cache hit for this spelling of the address and an already compressed encoding. Runs before Express.
     * Returns facts for the access log.
     */
    answerHit(req: IncomingMessage, res: ServerResponse, requestId: string) {
      if (req.method !== "GET" && req.method !== "HEAD") return undefined;
      const key = keys.get(req.url ?? "");
      if (key === undefined) return undefined;
      const entry = entries.get(key);
      if (entry === undefined || isOver(entry)) return undefined;
      const bytes = entry.answer.write(req, res, requestId);
      return bytes === undefined ? undefined : { route: entry.ask.route, cache: tend(entry, req), bytes };
    },
    /** Answers under a canonical key: from the cache, else with a single render for concurrent requests. */
    async answer(req: IncomingMessage, res: ServerResponse, requestId: string, ask: CacheAsk) {
      const { key, named = true } = ask;
      const spelling = req.url ?? "";
      if (named && spelling.length <= spellingLettersMax) keys.set(spelling, key);
      const cached = entries.get(key);
      const entry = cached && !isOver(cached) ? cached : await renewed(ask, req, cached);
      await entry.answer.pack(req);
      weigh(entry);
      // The deadline may have answered before.
      if (!res.headersSent) entry.answer.write(req, res, requestId);
      return entry === cached ? tend(cached, req) : "miss";
    },
  };
}
