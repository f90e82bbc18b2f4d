import type { RequestHandler } from "express";
import { type Options, rateLimit, type Store } from "express-rate-limit";
import { requestContext } from "../log/request-context.ts";
import { clientKey } from "./client-address.ts";
import { LimitMemory } from "./limit-memory.ts";

const windowMs = 10 * 60_000;

/** A limit per client address. `validate: false`: the library's checks print visitors' headers to stderr. */
export const createLimit = (options: Partial<Options>): RequestHandler =>
  rateLimit({ keyGenerator: clientKey, validate: false, legacyHeaders: false, store: new LimitMemory(), ...options });

/**
 * Allows `postsMax` posts in ten minutes per client address (IPv6: per /56); only posts carry RateLimit headers. Beyond
 * that it marks them as refused: the route then answers with the filled form, so that nothing is typed twice.
 * `store`: counts shared by several processes.
 */
export function postLimit(postsMax: number, store: Store | undefined): RequestHandler {
  return createLimit({
    windowMs,
    limit: postsMax,
    standardHeaders: "draft-8",
    ...(store && { store }),
    handler: (_req, res, next) => {
      requestContext(res).retryAfterSeconds = Number(res.getHeader("Retry-After") ?? windowMs / 1000);
      next();
    },
  });
}

const shareAtOnce = 0.4;
const atOnceRetrySeconds = 5;

/** Allows two fifths of `postsMax` of one client address at once: so many people of one office press «Отправить». */
export function postsAtOnce(postsMax: number): RequestHandler {
  const atOnceMax = Math.ceil(postsMax * shareAtOnce);
  const running = new Map<string, number>();
  return (req, res, next) => {
    const key = clientKey(req);
    const posts = running.get(key) ?? 0;
    if (posts >= atOnceMax) {
      res.set("Retry-After", String(atOnceRetrySeconds));
      requestContext(res).retryAfterSeconds = atOnceRetrySeconds;
      return next();
    }
    running.set(key, posts + 1);
    res.once("close", () => {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    });
    next();
  };
}
