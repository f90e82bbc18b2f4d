import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { LogEvent } from "../log/log.ts";
import { fetchPicture, PictureFault } from "./fetch-picture.ts";
import type { PictureNotes } from "./picture-notes.ts";
import type { PictureStore } from "./picture-store.ts";
import { meanTone, resize } from "./resize.ts";

/** A picture in one of the listed widths. */
export type PictureAsk = { address: string; url: string; width: number };

/** The converted picture; "missing": the upstream has none; "busy": the queue is full. */
export type PictureAnswer = Buffer | "missing" | "busy";

/** Returns a picture from the cache, or converts it. */
export type Pictures = (ask: PictureAsk) => Promise<PictureAnswer>;

const conversionsAtOnceMax = 2;
/** Downloads at once; more than conversions, so that a slow source does not hold up the others. */
const downloadsAtOnceMax = 4;
const picturesWaitingMax = 58;
/** How long pages leave a picture out: after a failure of the upstream, and if it has no such picture. */
const goneForMs = { failure: 60_000, absence: 600_000 };
/** Faults that last: the upstream answered, and what it sent is no picture. */
const absences = /^(?:status 4\d\d|format|tiny|no picture|max-size)$/;
/** Recent originals: a page requests one picture in several widths. */
const originalsBytesMax = 32 * 1024 * 1024;
const originalForMs = 30_000;

/** Converts and caches pictures, two at once. `notes` learns of tones and missing pictures, `log` of faults. */
export function createPictures(store: PictureStore, notes: PictureNotes, log: LogEvent): Pictures {
  const turns: BulkheadPolicy = bulkhead(downloadsAtOnceMax, picturesWaitingMax);
  const conversions: BulkheadPolicy = bulkhead(conversionsAtOnceMax, downloadsAtOnceMax);
  const running = new Map<string, Promise<PictureAnswer>>();
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
  const noteTone = async (src: string, converted: Buffer): Promise<void> => {
    if (notes.knowsToneOf(src)) return;
    // A damaged file of the cache is the reader's fault, not the page's.
    notes.converted(src, await meanTone(converted).catch(() => undefined));
  };
  const convert = async ({ address, url, width }: PictureAsk): Promise<PictureAnswer> => {
    const src = sourceOf(address);
    const kept = await store.read(address);
    if (kept) {
      await noteTone(src, kept);
      return kept;
    }
    try {
      const bytes = await turns.execute(async () => {
        const source = await original(url);
        return conversions.execute(() => resize(source, width));
      });
      await Promise.all([store.write(address, bytes), noteTone(src, bytes)]);
      return bytes;
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return "busy";
      if (!(error instanceof PictureFault)) throw error;
      log("media.fault", { origin: new URL(url).origin, reason: error.reason }, "warn");
      notes.gone(src, absences.test(error.reason) ? goneForMs.absence : goneForMs.failure);
      return "missing";
    }
  };

  return (ask) => {
    if (notes.isGone(sourceOf(ask.address))) return Promise.resolve("missing");
    const before = running.get(ask.address);
    if (before !== undefined) return before;
    const conversion = convert(ask).finally(() => running.delete(ask.address));
    running.set(ask.address, conversion);
    return conversion;
  };
}

/** A picture's address without its width: `Image.src`. */
const sourceOf = (address: string) => address.slice(0, address.lastIndexOf("/"));
