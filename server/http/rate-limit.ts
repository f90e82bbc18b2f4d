import type { Request, RequestHandler, Response } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { quietLimit } from "./client-key.ts";

const windowMs = 10 * 60_000;

/** What the limit needs. `refuse` writes the answer to whoever comes too often; `retryAfterSeconds` tells when to come back. */
export type PostLimitOptions = {
  postsMax: number;
  /** Where counts are shared with other processes; undefined: each process counts by itself. */
  store: Store | undefined;
  refuse: (req: Request, res: Response, retryAfterSeconds: number) => Promise<void>;
};

/** At most `postsMax` posts in ten minutes from one client address (IPv6: from one /56). Only posts carry its headers. */
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
