import type { EventEmitter } from "node:events";
import { isIP } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import { requestContext } from "../log/request-context.ts";

const windowMs = 10 * 60_000;
const ipv6PrefixBits = 56;

/** Some routers add the client's port, a new one for each connection: «203.0.113.7:4711», «[2001:db8::7]:4711». */
const withPort = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/;

/** The client's address; undefined if `X-Forwarded-For` holds none. */
export function clientAddress({ ip = "" }: Pick<Request, "ip">): string | undefined {
  const [, ipv6, ipv4] = withPort.exec(ip) ?? [];
  const address = ipv6 ?? ipv4 ?? ip;
  return isIP(address) ? address : undefined;
}

/** The client's address, for IPv6 its /56. If `X-Forwarded-For` holds no address, the peer's address. */
export const clientKey = (req: Request): string =>
  ipKeyGenerator(clientAddress(req) ?? req.socket.remoteAddress ?? "", ipv6PrefixBits);

/** Options of every limit. `validate: false`: the library's checks print visitors' headers to stderr. */
export const quietLimit = { keyGenerator: clientKey, validate: false, legacyHeaders: false } as const;

/** Marks a post as refused. The route then answers with the filled form, so that nothing is typed twice. */
const refuseLater = (res: Response, retryAfterSeconds: number): void => {
  requestContext(res).retryAfterSeconds = retryAfterSeconds;
};

/**
 * Allows `postsMax` posts in ten minutes per client address (IPv6: per /56); only posts carry RateLimit headers. Beyond
 * that it marks them as refused. `store`: counts shared by several processes.
 */
export function postLimit(postsMax: number, store: Store | undefined): RequestHandler {
  return rateLimit({
    windowMs,
    limit: postsMax,
    standardHeaders: "draft-8",
    ...quietLimit,
    ...(store && { store }),
    handler: (_req, res, next) => {
      refuseLater(res, Number(res.getHeader("Retry-After") ?? windowMs / 1000));
      next();
    },
  });
}

const shareAtOnce = 0.4;
const atOnceRetrySeconds = 5;

/** Allows two fifths of `postsMax` of one client address at once: so many people of one office press «Отправить». */
export function postsAtOnce(postsMax: number): RequestHandler {
  const atOnceMax = Math.ceil(postsMax * shareAtOnce);
  const running = createCounts();
  return (req, res, next) => {
    const key = clientKey(req);
    if (running.of(key) >= atOnceMax) {
      res.set("Retry-After", String(atOnceRetrySeconds));
      refuseLater(res, atOnceRetrySeconds);
      return next();
    }
    running.add(key);
    whenMade(res, () => running.remove(key));
    next();
  };
}

/** How often each key is in use. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove(key: string): void {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

/** Calls `done` when the response is complete or the client disconnects. Slow readers do not occupy a place. */
function whenMade(res: EventEmitter, done: () => void): void {
  const events = ["prefinish", "close"] as const;
  const once = () => {
    for (const event of events) res.off(event, once);
    done();
  };
  for (const event of events) res.on(event, once);
}
