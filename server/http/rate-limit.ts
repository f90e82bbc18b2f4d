import type { RequestHandler } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { requestContext } from "../kit/request-context.ts";
import { quietLimit } from "./client-key.ts";

const windowMs = 10 * 60_000;

export type PostLimitOptions = {
  postsMax: number;
  /** Shared counts of several processes; undefined: each process counts on its own. */
  store: Store | undefined;
};

/**
 * Allows `postsMax` posts in ten minutes per client address (IPv6: per /56); only posts carry RateLimit headers. Beyond
 * that it sets `retryAfterSeconds` of the request's context: the route refuses, once it knows what was typed.
 */
export function postLimit({ postsMax, store }: PostLimitOptions): RequestHandler {
  return rateLimit({
    windowMs,
    limit: postsMax,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    ...quietLimit,
    ...(store && { store }),
    handler: (_req, res, next) => {
      requestContext(res).retryAfterSeconds = Number(res.getHeader("Retry-After") ?? windowMs / 1000);
      next();
    },
  });
}
