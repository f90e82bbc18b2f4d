import type { IncomingMessage } from "node:http";
import type { RequestHandler, Response } from "express";
import { createElement } from "react";
import { BusyPage } from "../../views/layout/BusyPage.tsx";
import { currentAsker } from "../kit/asker.ts";
import { oncePer } from "../kit/once-per.ts";
import type { Log } from "../log/log.ts";
import { documentHtml } from "../render/render-html.ts";
import { createPageSlots, type PageSlotsOptions, whenMade } from "./page-slots.ts";

/** `trustsRouter`: a router in front stamps the time of arrival into `X-Request-Start`. */
export type SheddingOptions = {
  trustsRouter: boolean;
  log: Log;
  /** The park's phone, for the page of an overload; undefined while the content is unknown. */
  phone?: () => Promise<string | undefined>;
  /** Stylesheets of that page. */
  styles?: readonly string[];
  pages?: PageSlotsOptions;
  postsAtOnceMax?: number;
  now?: () => number;
};

/** Load shedding: rejects pages early and posts last, because a lost enquiry costs more than a late page. */
export type Shedding = { pages: RequestHandler; posts: RequestHandler };

const atOnceMax = 40;
/** An overload, not a burst: even the youngest request waited this long, for that long. Source: CoDel. */
const overloadAgeMs = 200;
const overloadForMs = 500;
const pageAgeMaxMs = 800;
const postAgeMaxMs = 10_000;
/** A single old request among young ones waited on an unaccepted connection. Longer than any pause. */
const strayAgeMs = 2000;
/** An older stamp comes from a wrong clock. */
const believableAgeMs = 60_000;
const retryAfterSeconds = 3;
const reportEveryMs = 1000;

/** Makes both handlers; they share the observed queue age. */
export function createShedding(options: SheddingOptions): Shedding {
  const { trustsRouter, log, pages, postsAtOnceMax = atOnceMax, now = Date.now } = options;
  const busyHtml = busyPage(options.phone, options.styles);
  const queue = watchQueue(now);
  const places = createPageSlots(pages);
  let postsAtOnce = 0;
  let lastReason = "";
  const reportShed = oncePer(reportEveryMs, (count) => log.event("shed", { reason: lastReason, count }, "warn"));

  const refuse = (res: Response, reason: string) => {
    lastReason = reason;
    reportShed();
    res.status(503).set("Retry-After", String(retryAfterSeconds)).set("Cache-Control", "no-store");
    res.type("html").send(busyHtml());
  };
  const ageOf = (req: IncomingMessage) => (trustsRouter ? ageMs(req.headers["x-request-start"], now()) : undefined);

  return {
    pages(req, res, next) {
      if (req.method !== "GET" && req.method !== "HEAD") return next();
      const age = ageOf(req);
      if (age !== undefined && queue.isTooOld(age, pageAgeMaxMs)) return refuse(res, "age");
      places.enter({ res, address: req.originalUrl, asker: currentAsker() }, next, () => refuse(res, "pages at once"));
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

/** The page of an overload with the phone of the last second: a refusal waits for nothing. */
function busyPage(phoneOf: SheddingOptions["phone"] = async () => undefined, styles: readonly string[] = []) {
  const page = (phone?: string) => documentHtml(createElement(BusyPage, { phone, styles }));
  let html: string | undefined;
  const show = (phone: string | undefined) => {
    if (phone) html = page(phone);
  };
  const renew = oncePer(reportEveryMs, () => void phoneOf().then(show));
  return () => {
    renew();
    html ??= page();
    return html;
  };
}

/** A request's age in ms from a router's stamp: s, ms or µs, with or without "t=". Undefined if it is not credible. */
function ageMs(stamp: string | string[] | undefined, now: number): number | undefined {
  const written = Number(/^(?:t=)?(\d{10,16}(?:\.\d{1,6})?)$/.exec(String(stamp))?.[1]);
  if (!Number.isFinite(written)) return undefined;
  const stampMs = written < 1e11 ? written * 1000 : written > 1e14 ? written / 1000 : written;
  const age = now - stampMs;
  return age >= 0 && age <= believableAgeMs ? age : undefined;
}

/** Tells an overload from a short pause, after which the queue empties by itself. */
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
