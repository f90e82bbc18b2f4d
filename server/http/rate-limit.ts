import type { Request, RequestHandler, Response } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { quietLimit } from "./client-key.ts";

const windowMs = 10 * 60_000;

/** `refuse` writes the 429 response; `retryAfterSeconds` goes into its text. */
export type PostLimitOptions = {
  postsMax: number;
  /** Shared counts of several processes; undefined: each process counts on its own. */
  store: Store | undefined;
  refuse: (req: Request, res: Response, retryAfterSeconds: number) => Promise<void>;
};

/** Allows `postsMax` posts in ten minutes per client address (IPv6: per /56). Only posts carry RateLimit headers. */
export function postLimit({ postsMax, store, refuse }: PostLimitOptions): RequestHandler {
  return rateLimit({
    windowMs,
    limit: postsMax,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    ...quietLimit,
    ...(store && { store }),
    handler: async (req, res) => {
      await refuse(req, res, Number(res.getHeader("Retry-After") ?? windowMs / 1000));
    },
  });
}
