import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { createFlights } from "../concurrency/one-flight.ts";
import type { Clock } from "../process/clock.ts";
import { type ReadyAnswer, type Rendered, readyAnswer } from "./ready-answer.ts";
import { Busy } from "./render-queue.ts";

/** Renders a page or a fragment. Throws for a page that does not exist and for every other fault. */
export type Render = () => Promise<Rendered>;

/**
 * `key` is the canonical address, `route` its pattern. `remembersSpelling`: whether the visitor's spelling of the
 * address may be remembered as an alias of `key`; true by default.
 * `showsTime`: the page is rendered twice a minute, others for an hour, after which a date may be over.
 */
export type CacheRequest = {
  key: string;
  route: string;
  showsTime?: boolean;
  remembersSpelling?: boolean;
  render: Render;
};

/** `content` is the value from which pages follow: pages of another one are rendered anew at their next hit. */
export type PageCacheOptions = { content: () => unknown; now: Clock; bytesMax?: number };

/** `slot`: the hour, or the half minute of a page that shows the time, in which it was rendered. */
type Entry = { key: string; route: string; answer: ReadyAnswer; showsTime: boolean; content: unknown; slot: number };

const cachedBytesMax = 8 * 1024 * 1024;
/** Filtered lists get a quarter of the cache: they come in any number and most are asked for once. */
const filtersShare = 1 / 4;
const entryBytesMin = 5000;
const spellingsMax = 10_000;
const spellingLettersMax = 300;
/** Lifetime of a page that shows the time, here and again in shared caches: it is never older than a minute. */
const halfMinuteMs = 30_000;
/** The park's days begin with an hour of every clock. */
const hourMs = 3_600_000;

/** Gone from the content: the entry goes. After other errors it is served on. */
const isGone = (error: unknown) => error instanceof Error && "status" in error && error.status === 404;

/** Renders an answer that no cache keeps. Returns "miss", as the cache does. */
export async function answerOnce(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  render: Render,
): Promise<string> {
  const answer = readyAnswer(await render());
  await answer.pack(req);
  // The deadline may have answered before.
  if (!res.headersSent) answer.write(req, res, requestId);
  return "miss";
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered pages by canonical address. */
export function createPageCache({ content, now, bytesMax = cachedBytesMax }: PageCacheOptions) {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ answer }) => entryBytesMin + answer.bytes() });
  const pages = cacheOf(bytesMax * (1 - filtersShare));
  const filters = cacheOf(bytesMax * filtersShare);
  const isFilter = (key: string) => key.includes("?");
  const entriesFor = (key: string) => (isFilter(key) ? filters : pages);
  const keys = new LRUCache<string, string>({ max: spellingsMax });
  const renders = createFlights<string, Entry>();

  /** Of the wall clock, which may also be set back: a page of a wrong later time must not stay until that time. */
  const slotNow = (showsTime: boolean): number => Math.floor(now().getTime() / (showsTime ? halfMinuteMs : hourMs));

  /** Updates an entry's size, unless its answer was replaced. A copy: lru-cache computes the size only on insertion. */
  const measureAgain = ({ key, answer }: Entry): void => {
    const entries = entriesFor(key);
    const entry = entries.peek(key);
    if (entry?.answer === answer) entries.set(key, { ...entry });
  };
  /** Renders, and compresses for `req`: the plain text of a new page would evict ten compressed ones. */
  const load = async (
    { key, route, showsTime = false, render }: CacheRequest,
    req: IncomingMessage,
  ): Promise<Entry> => {
    const source = { key, route, showsTime, content: content(), slot: slotNow(showsTime) };
    const rendered = readyAnswer(await render());
    const before = entriesFor(key).peek(key)?.answer;
    // Most changes of the content leave a page unchanged: keep its compressed bytes.
    const answer = before && before.fingerprint() === rendered.fingerprint() ? before : rendered;
    await answer.pack(req);
    const entry = { ...source, answer };
    entriesFor(key).set(key, entry);
    return entry;
  };
  /** The entry of a render that runs; undefined if the queue refused the client that began it. */
  const entryOfRunningRender = async (rendering: Promise<Entry>): Promise<Entry | undefined> => {
    try {
      return await rendering;
    } catch (error) {
      if (error instanceof Busy) return undefined;
      throw error;
    }
  };
  /** A new entry, by a single render for concurrent requests; the old one only if the render failed. */
  const renderedEntry = async (wanted: CacheRequest, req: IncomingMessage, old: Entry | undefined): Promise<Entry> => {
    try {
      const running = renders.running(wanted.key);
      const entry = running && (await entryOfRunningRender(running));
      return entry ?? (await renders.run(wanted.key, () => load(wanted, req)));
    } catch (error) {
      if (isGone(error)) entriesFor(wanted.key).delete(wanted.key);
      // A page that shows the time is not served stale: its time would be wrong.
      else if (old && !old.showsTime) return old;
      throw error;
    }
  };
  const isCurrent = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && entry.content === content() && entry.slot === slotNow(entry.showsTime);

  return {
    /**
     * Answers a cache hit for this spelling of the address and an already compressed encoding. Runs before Express.
     * Returns facts for the access log.
     */
    answerHit(req: IncomingMessage, res: ServerResponse, requestId: string) {
      if (req.method !== "GET" && req.method !== "HEAD") return undefined;
      const key = keys.get(req.url ?? "");
      const entry = key === undefined ? undefined : entriesFor(key).get(key);
      if (!isCurrent(entry)) return undefined;
      const bytes = entry.answer.write(req, res, requestId);
      if (bytes === undefined) return undefined;
      return { route: entry.route, cache: "hit", bytes };
    },
    /** Answers under a canonical key: from the cache, else by a render. Returns "hit", "stale" or "miss". */
    async answer(req: IncomingMessage, res: ServerResponse, requestId: string, wanted: CacheRequest): Promise<string> {
      const { key, remembersSpelling = true } = wanted;
      const spelling = req.url ?? "";
      if (remembersSpelling && spelling.length <= spellingLettersMax) keys.set(spelling, key);
      const cached = entriesFor(key).get(key);
      const entry = isCurrent(cached) ? cached : await renderedEntry(wanted, req, cached);
      await entry.answer.pack(req);
      measureAgain(entry);
      // The deadline may have answered before.
      if (!res.headersSent) entry.answer.write(req, res, requestId);
      if (entry !== cached) return "miss";
      return isCurrent(cached) ? "hit" : "stale";
    },
  };
}
