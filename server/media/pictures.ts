import { createHash } from "node:crypto";
import { Router } from "express";
import { LRUCache } from "lru-cache";
import { pictureRoutes } from "../../views/routes.ts";
import { createFlights } from "../concurrency/one-flight.ts";
import { isLate, withTimeLimit } from "../concurrency/time-limit.ts";
import { createTurns, TooManyWait, type Turns } from "../concurrency/turns.ts";
import type { MissingPictures } from "../content/missing-pictures.ts";
import type { PictureAddresses } from "../content/picture-address.ts";
import { notFound } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { requestContext } from "../log/request-context.ts";
import { monotonicMs } from "../process/clock.ts";
import { tooSlow } from "../process/image-process.ts";
import { isFrom, PictureFault, pictureFetcher } from "./fetch-picture.ts";
import type { PictureStore } from "./picture-store.ts";
import { resize } from "./resize.ts";

/** A picture in one of the listed widths. */
export type PictureRequest = { address: string; url: string; width: number };

/** The converted picture; "missing": the upstream has none; "busy": the queue is full, or the origin is slow. */
export type PictureAnswer = Buffer | "missing" | "busy";

export type Pictures = ReturnType<typeof createPictures>;

const conversionsAtOnceMax = 2;
const conversionsWaitingMax = 60;
/** Downloads at once from an origin: a silent one holds up no other. */
const downloadsAtOnceMax = 4;
const picturesWaitingMax = 58;
/** A picture that has waited longer is not fetched. */
const waitMaxMs = 8000;
/** Within the deadline of pages. The conversion goes on for the next visitor. */
const answerMaxMs = 11_000;
/** How long pages leave a picture out: after a failure of the upstream, and if it has no picture that can be shown. */
const missingForMs = { failure: 60_000, absence: 600_000 };
const absences = new Set(["status 404", "status 410", tooSlow]);
/** Recent originals: a page requests one picture in several widths. */
const originalsBytesMax = 32 * 1024 * 1024;
const originalForMs = 30_000;

/** `times` are for tests. */
export type PictureParts = {
  /** Where pictures may come from. */
  origins: readonly string[];
  store: PictureStore;
  missingPictures: MissingPictures;
  log: LogEvent;
  times?: { waitMaxMs: number; answerMaxMs: number };
};

/** Converts and caches pictures, two at once. `missingPictures` learns which could not be had, `log` of faults. */
export function createPictures({
  origins,
  store,
  missingPictures,
  log,
  times = { waitMaxMs, answerMaxMs },
}: PictureParts) {
  const conversions = createTurns(conversionsAtOnceMax, conversionsWaitingMax);
  /** By origin. The configuration names the origins, so they are few. */
  const downloads = new Map<string, Turns>();
  const runningConversions = createFlights<string, PictureAnswer>();
  const originals = new LRUCache<string, Buffer>({
    maxSize: originalsBytesMax,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: originalForMs,
    fetchMethod: pictureFetcher(origins),
    ignoreFetchAbort: true,
  });

  const turnsOf = (origin: string): Turns => {
    const turns = downloads.get(origin) ?? createTurns(downloadsAtOnceMax, picturesWaitingMax);
    downloads.set(origin, turns);
    return turns;
  };
  const convert = async ({ address, url, width }: PictureRequest): Promise<PictureAnswer> => {
    const src = sourceOf(address);
    const { origin } = new URL(url);
    const kept = await store.read(address);
    if (kept) return kept;
    const lateAtMs = monotonicMs() + times.waitMaxMs;
    try {
      const bytes = await turnsOf(origin).run(async () => {
        if (monotonicMs() > lateAtMs || missingPictures.includes(src)) return undefined;
        const source = await originals.forceFetch(url);
        return conversions.run(() => resize(source, width));
      });
      if (!bytes) return "busy";
      await store.write(address, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof TooManyWait) return "busy";
      if (!(error instanceof PictureFault)) throw error;
      log("media.fault", { origin, reason: error.reason }, "warn");
      missingPictures.add(src, absences.has(error.reason) ? missingForMs.absence : missingForMs.failure);
      return "missing";
    }
  };

  return {
    /** Returns a picture from the cache, or converts it. */
    async answer(wanted: PictureRequest): Promise<PictureAnswer> {
      if (!isFrom(origins, wanted.url) || missingPictures.includes(sourceOf(wanted.address))) return "missing";
      try {
        const conversion = runningConversions.run(wanted.address, () => convert(wanted));
        return await withTimeLimit(times.answerMaxMs, conversion);
      } catch (error) {
        if (isLate(error)) return "busy";
        throw error;
      }
    },
    /** Pictures in download, in conversion and in the queues. */
    atWork: () => runningConversions.size(),
  };
}

/** A picture's address without its width: `Image.src`. */
const sourceOf = (address: string) => address.slice(0, address.lastIndexOf("/"));

const year = 365 * 24 * 3600;
const busyRetrySeconds = 2;

/**
 * Shown instead of the browser's broken icon if a picture cannot be had: browsers draw the picture of an
 * answer regardless of its status. A WebP of 64 × 48 px in a light tone, with the outline of a picture.
 */
const neutralPicture = Buffer.from(
  "UklGRpYAAABXRUJQVlA4IIoAAAAwBgCdASpAADAAPrVUokunJSMhrVmYAOAWiWkA0UmoASRVvA8QyCwk8YkMEOEy1i0NzbiAyYIWkGDw" +
    "AP7xAomzZD9oMNNBkGg83H4s4BX69RJonVsIsX1nuQCfznhAsY4EmE8LVHrGGxPtzIslxeQyW8CdLYMNp3mCUbD1FG+thKbW5pwg0awA" +
    "AAA=",
  "base64",
);

/** `/media/…`: pictures that the content names, in the listed widths. */
export function mediaRoutes(addresses: PictureAddresses, pictures: Pictures): Router {
  const router = Router({ caseSensitive: true });
  router.get(`${pictureRoutes.media}*address`, async (req, res) => {
    requestContext(res).route = "/media";
    const source = addresses.read(req.path);
    if (!source) throw notFound();
    const answer = await pictures.answer({ address: req.path, ...source });
    if (answer === "missing" || answer === "busy") {
      if (answer === "busy") res.set("Retry-After", String(busyRetrySeconds));
      res.status(answer === "busy" ? 503 : 404).set("Cache-Control", "no-store");
      return void res.type("image/webp").send(neutralPicture);
    }
    const etag = `"${createHash("sha256").update(answer).digest("base64url").slice(0, 22)}"`;
    res.set({ "Cache-Control": `public, max-age=${year}, immutable`, ETag: etag, "Content-Type": "image/webp" });
    if (req.headers["if-none-match"] === etag) return void res.status(304).end();
    res.send(answer);
  });
  return router;
}
