import { isIP } from "node:net";
import type { Request, RequestHandler } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import { requestContext } from "../kit/request-context.ts";

const windowMs = 10 * 60_000;
const ipv6PrefixBits = 56;

/** The client's address, for IPv6 its /56. If `X-Forwarded-For` holds no address, the peer's address. */
const clientKey = ({ ip = "", socket }: Request): string =>
  ipKeyGenerator(isIP(ip) ? ip : (socket.remoteAddress ?? ""), ipv6PrefixBits);

/** Options of every limit. `validate: false`: the library's checks print visitors' headers to stderr. */
export const quietLimit = { keyGenerator: clientKey, validate: false, legacyHeaders: false } as const;

/**
 * Allows `postsMax` posts in ten minutes per client address (IPv6: per /56); only posts carry RateLimit headers. Beyond
 * that it sets `retryAfterSeconds` of the request's context: the route refuses, once it knows what was typed. `store`:
 * counts shared by several processes.
 */
export function postLimit(postsMax: number, store: Store | undefined): RequestHandler {
  return rateLimit({
    windowMs,
    limit: postsMax,
    standardHeaders: "draft-8",
    ...quietLimit,
    ...(store && { store }),
    handler: (_req, res, next) => {
      requestContext(res).retryAfterSeconds = Number(res.getHeader("Retry-After") ?? windowMs / 1000);
      next();
    },
  });
}
