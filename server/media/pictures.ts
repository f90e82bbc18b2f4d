import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { fetchPicture, PictureFault } from "./fetch-picture.ts";
import type { PictureStore } from "./picture-store.ts";
import { resize } from "./resize.ts";

/** A picture in one of the listed widths. */
export type PictureAsk = { address: string; url: string; width: number };

/** The converted picture; "missing": the upstream has none; "busy": the queue is full. */
export type PictureAnswer = Buffer | "missing" | "busy";

/** Returns a picture from the cache, or converts it. */
export type Pictures = (ask: PictureAsk) => Promise<PictureAnswer>;

const conversionsAtOnceMax = 2;
const conversionsWaitingMax = 60;
const missingMax = 2000;
const missingForMs = 60_000;
/** Recent originals: a page requests one picture in several widths. */
const originalsBytesMax = 32 * 1024 * 1024;
const originalForMs = 30_000;

/** Converts and caches pictures: one conversion per source, two in total. `log` receives faults. */
export function createPictures(
  store: PictureStore,
  log: (event: string, fields: Record<string, string>, level: "warn") => void,
): Pictures {
  const turns: BulkheadPolicy = bulkhead(conversionsAtOnceMax, conversionsWaitingMax);
  const running = new Map<string, Promise<PictureAnswer>>();
  const missing = new LRUCache<string, true>({ max: missingMax, ttl: missingForMs });
  const originals = new LRUCache<string, Buffer>({
    maxSize: originalsBytesMax,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: originalForMs,
  });

  const original = async (url: string): Promise<Buffer> => {
    const known = originals.get(url);
    if (known) return known;
    const bytes = await fetchPicture(url);
    originals.set(url, bytes);
    return bytes;
  };
  const convert = async ({ address, url, width }: PictureAsk): Promise<PictureAnswer> => {
    const kept = await store.read(address);
    if (kept) return kept;
    try {
      const bytes = await turns.execute(async () => resize(await original(url), width));
      await store.write(address, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return "busy";
      if (!(error instanceof PictureFault)) throw error;
      log("media.fault", { origin: new URL(url).origin, reason: error.reason }, "warn");
      missing.set(url, true);
      return "missing";
    }
  };

  return (ask) => {
    if (missing.has(ask.url)) return Promise.resolve("missing");
    const before = running.get(ask.address);
    if (before !== undefined) return before;
    const conversion = convert(ask).finally(() => running.delete(ask.address));
    running.set(ask.address, conversion);
    return conversion;
  };
}
