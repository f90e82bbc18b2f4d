import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

/** What a render makes: an address's headers and text. Only what is the same for every visitor may come here. */
export type Rendered = { headers: Readonly<Record<string, string>>; text: string };

/** Renders a page or a fragment; a page that does not exist is thrown as an error, like every other fault. */
export type Render = () => Promise<Rendered>;

/** How a page came to be answered, for the access log. */
export type CacheState = "hit" | "stale" | "miss";

type Entry = { answer: ReadyAnswer; version: number; renderedAtMs: number; render: Render };

/** Ready pages by canonical address. */
export type PageCache = {
  /** Answers at once if the address, spelled this way, is known. The first thing a request meets. */
  answerKnown(req: IncomingMessage, res: ServerResponse): CacheState | undefined;
  /** Answers under a canonical key: from memory, else rendered once however many ask. */
  answer(req: IncomingMessage, res: ServerResponse, key: string, render: Render): Promise<CacheState>;
};

/** What a page cache needs. `version` is the content's: what was rendered from an older one is out of date. */
export type PageCacheOptions = {
  version: () => number;
  settled: () => Promise<void>;
  freshMs: number;
  now?: () => number;
};

const bytesMax = 64 * 1024 * 1024;
const entriesMax = 5000;
const spellingsMax = 20_000;
const spellingLettersMax = 500;

/** Makes the page cache. What is out of date is served once more while the next version renders, and kept while that fails. */
export function createPageCache({ version, settled, freshMs, now = Date.now }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: entriesMax,
    maxSize: bytesMax,
    // Two more encodings may be kept beside the plain text; they are much smaller.
    sizeCalculation: ({ answer }) => Math.ceil(answer.bytes() * 1.3),
  });
  const keys = new LRUCache<string, string>({ max: spellingsMax });
  const flights = new Map<string, Promise<Entry>>();

  const load = async (key: string, render: Render): Promise<Entry> => {
    const before = version();
    const { headers, text } = await render();
    const answer = readyAnswer(200, headers, text);
    const entry = { answer, version: before, renderedAtMs: now(), render };
    entries.set(key, entry);
    return entry;
  };
  const fly = (key: string, render: Render): Promise<Entry> => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = load(key, render).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const isFresh = (entry: Entry) => entry.version === version() && now() - entry.renderedAtMs < freshMs;

  /** Renders again behind the visitor's back; once more if upstream meanwhile said something new. */
  const refresh = async (key: string, render: Render): Promise<void> => {
    try {
      const entry = await fly(key, render);
      await settled();
      const latest = entry.version === version() ? entry : await fly(key, render);
      await latest.answer.squeeze();
    } catch (error) {
      // Gone upstream: the next visitor is to be told. Any other fault: what there is stays.
      if (error instanceof Error && "status" in error && error.status === 404) entries.delete(key);
    }
  };

  const serve = (req: IncomingMessage, res: ServerResponse, key: string, entry: Entry): CacheState => {
    const fresh = isFresh(entry);
    entry.answer.write(req, res);
    if (!fresh && !flights.has(key)) void refresh(key, entry.render);
    return fresh ? "hit" : "stale";
  };

  return {
    answerKnown(req, res) {
      if (req.method !== "GET" && req.method !== "HEAD") return undefined;
      const key = keys.get(req.url ?? "");
      const entry = key === undefined ? undefined : entries.get(key);
      return key === undefined || entry === undefined ? undefined : serve(req, res, key, entry);
    },
    async answer(req, res, key, render) {
      const spelling = req.url ?? "";
      if (spelling.length <= spellingLettersMax) keys.set(spelling, key);
      const known = entries.get(key);
      if (known) return serve(req, res, key, known);
      const entry = await fly(key, render);
      entry.answer.write(req, res);
      void entry.answer.squeeze();
      return "miss";
    },
  };
}
