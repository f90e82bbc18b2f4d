import type { IncomingMessage } from "node:http";
import type { RequestHandler, Response } from "express";
import { createElement } from "react";
import { BusyPage } from "../../views/layout/BusyPage.tsx";
import type { Log } from "../log.ts";
import { fixedHtml } from "../render/html.ts";

/** What shedding needs. `trustsRouter`: a router in front says in `X-Request-Start` since when a request waits. */
export type SheddingOptions = {
  trustsRouter: boolean;
  log: Log;
  pagesAtOnceMax?: number;
  postsAtOnceMax?: number;
  now?: () => number;
};

/** Turns visitors away while there are too many: `pages` soon, `posts` last, for a request lost is worse than a page late. */
export type Shedding = { pages: RequestHandler; posts: RequestHandler };

const atOnceMax = 40;
/** A queue in which even the youngest waited this long, for that long, is no burst but an overload. Source: CoDel. */
const overloadAgeMs = 200;
const overloadForMs = 500;
const pageAgeMaxMs = 800;
const postAgeMaxMs = 10_000;
/** Beside requests that come at once, one this old waited on a connection that was not let in. Longer than any pause. */
const strayAgeMs = 2000;
/** An older stamp is a wrong clock, not a queue. */
const believableAgeMs = 60_000;
const retryAfterSeconds = 3;
const tellEveryMs = 1000;

/** Makes the two handlers; they share what they know of the queue. */
export function createShedding(options: SheddingOptions): Shedding {
  const { trustsRouter, log, pagesAtOnceMax = atOnceMax, postsAtOnceMax = atOnceMax, now = Date.now } = options;
  const queue = watchQueue(now);
  /** Visitors who ask for the same address share one render, so they count as one. */
  const pagesAtOnce = new Map<string, number>();
  let postsAtOnce = 0;
  let shed = 0;
  let toldAtMs = 0;

  const refuse = (res: Response, reason: string) => {
    shed += 1;
    if (now() - toldAtMs >= tellEveryMs) {
      log.event("shed", { reason, count: shed }, "warn");
      toldAtMs = now();
      shed = 0;
    }
    res.status(503).set("Retry-After", String(retryAfterSeconds)).set("Cache-Control", "no-store");
    res.type("html").send(busyHtml());
  };
  const ageOf = (req: IncomingMessage) => (trustsRouter ? ageMs(req.headers["x-request-start"], now()) : undefined);

  return {
    pages(req, res, next) {
      if (req.method !== "GET" && req.method !== "HEAD") return next();
      const age = ageOf(req);
      if (age !== undefined && queue.isTooOld(age, pageAgeMaxMs)) return refuse(res, "age");
      const address = req.originalUrl;
      const same = pagesAtOnce.get(address) ?? 0;
      if (same === 0 && pagesAtOnce.size >= pagesAtOnceMax) return refuse(res, "pages at once");
      pagesAtOnce.set(address, same + 1);
      whenMade(res, () => {
        const left = (pagesAtOnce.get(address) ?? 1) - 1;
        if (left > 0) pagesAtOnce.set(address, left);
        else pagesAtOnce.delete(address);
      });
      next();
    },
    posts(req, res, next) {
      const age = ageOf(req);
      if (age !== undefined && queue.isTooOld(age, postAgeMaxMs)) return refuse(res, "age");
      if (postsAtOnce >= postsAtOnceMax) return refuse(res, "posts at once");
      postsAtOnce += 1;
      whenMade(res, () => {
        postsAtOnce -= 1;
      });
      next();
    },
  };
}

/** Calls `done` when the answer is made or its visitor has left. Reading takes as long as it takes, and no place. */
function whenMade(res: Response, done: () => void): void {
  const events = ["prefinish", "close"] as const;
  const once = () => {
    for (const event of events) res.off(event, once);
    done();
  };
  for (const event of events) res.on(event, once);
}

const busyHtml = fixedHtml(createElement(BusyPage));

/** For how long a request has waited, from a router's stamp: milliseconds, or seconds or microseconds, maybe after "t=". */
function ageMs(stamp: string | string[] | undefined, now: number): number | undefined {
  const written = Number(/^(?:t=)?(\d{10,16}(?:\.\d{1,6})?)$/.exec(String(stamp))?.[1]);
  if (!Number.isFinite(written)) return undefined;
  const stampMs = written < 1e11 ? written * 1000 : written > 1e14 ? written / 1000 : written;
  const age = now - stampMs;
  return age >= 0 && age <= believableAgeMs ? age : undefined;
}

/** Knows whether the queue is long because of a moment's pause, which passes by itself, or because of too many visitors. */
function watchQueue(now: () => number) {
  let longSinceMs: number | undefined;
  let seenAtMs = 0;
  let youngAtMs = 0;
  return {
    isTooOld(age: number, ageMaxMs: number): boolean {
      const at = now();
      const isStray = age > strayAgeMs && at - youngAtMs < overloadForMs;
      if (age <= overloadAgeMs) youngAtMs = at;
      if (age <= overloadAgeMs || at - seenAtMs > overloadForMs) longSinceMs = undefined;
      if (age > overloadAgeMs) longSinceMs ??= at;
      seenAtMs = at;
      const isLong = longSinceMs !== undefined && at - longSinceMs >= overloadForMs;
      return (isLong || isStray) && age > ageMaxMs;
    },
  };
}
