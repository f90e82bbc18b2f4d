import { isIP } from "node:net";
import { type Request, type RequestHandler, urlencoded } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import { HttpError } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { requestContext } from "../log/request-context.ts";

/**
 * Rejects cross-site posts. Source: OWASP's CSRF cheat sheet; Go's CrossOriginProtection. No tokens: they need a cookie
 * or a page per visitor, which rules out page caching. Logs once if SITE_URL is not the visitors' origin: behind a
 * router that changes the Host, browsers without Fetch Metadata are rejected then.
 */
export function sameOrigin(siteOrigin: string, log: LogEvent): RequestHandler {
  let isLogged = false;
  return (req, _res, next) => {
    const site = req.headers["sec-fetch-site"];
    const { origin, host } = req.headers;
    const expected = origin === undefined || origin === siteOrigin;
    const ours = site === undefined ? expected || isAt(origin, host) : site === "same-origin" || site === "none";
    if (!isLogged && ours && !expected && site !== "none") {
      isLogged = true;
      const hint = "set SITE_URL to the address that visitors see; without it some forms may be refused";
      log("origin.unexpected", { siteUrl: siteOrigin, hint }, "error");
    }
    next(ours ? undefined : new HttpError(403, "Cross-site request refused"));
  };
}

const isAt = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/** Logs once if routers do not match TRUST_PROXY_HOPS: all visitors would share one rate limit. */
export function unexpectedProxy(trustProxyHops: number, log: LogEvent): RequestHandler {
  let isLogged = false;
  return (req, _res, next) => {
    const reason = isLogged ? undefined : faultOf(req, trustProxyHops);
    if (reason !== undefined) {
      isLogged = true;
      const hint = "set TRUST_PROXY_HOPS to the number of routers in front of the site";
      log("proxy.unexpected", { reason, trustProxyHops, hint }, "error");
    }
    next();
  };
}

function faultOf(req: Request, hops: number): string | undefined {
  if (req.headers["x-forwarded-for"] === undefined) return undefined;
  if (hops === 0) return "a router forwards, and none is trusted";
  return clientAddress(req) ? undefined : "the client's place holds no address";
}

const bodyBytesMax = 64 * 1024;
const parametersMax = 40;
/** Enough for 64 KiB over a slow mobile connection. */
const bodyMaxMs = 5000;

/** Rejects bodies that are too long or no form before reading them. Reads the form within `timeoutMs`. */
export function formBody(timeoutMs = bodyMaxMs): RequestHandler[] {
  const checkHead: RequestHandler = (req, res, next) => {
    if (Number(req.headers["content-length"] ?? 0) > bodyBytesMax) {
      res.setHeader("Connection", "close");
      return next(new HttpError(413, "The request is too large"));
    }
    const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/x-www-form-urlencoded") return next(new HttpError(415, "Send the form as a form"));
    next();
  };
  const parse = urlencoded({ extended: false, limit: bodyBytesMax, parameterLimit: parametersMax });
  const read: RequestHandler = (req, res, next) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      res.setHeader("Connection", "close");
      next(new HttpError(408, "The request took too long to arrive"));
    }, timeoutMs);
    parse(req, res, (error?: unknown) => {
      clearTimeout(timer);
      if (!late) next(error);
    });
  };
  return [checkHead, read];
}

const windowMs = 10 * 60_000;
const ipv6PrefixBits = 56;
const ipv6NetworkBits = 48;

/** Some routers add the client's port, a new one for each connection: «203.0.113.7:4711», «[2001:db8::7]:4711». */
const withPort = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/;

/** The client's address; undefined if `X-Forwarded-For` holds none. */
function clientAddress({ ip = "" }: Pick<Request, "ip">): string | undefined {
  const [, ipv6, ipv4] = withPort.exec(ip) ?? [];
  const address = ipv6 ?? ipv4 ?? ip;
  return isIP(address) ? address : undefined;
}

/** The client's address. If `X-Forwarded-For` holds none, the peer's address. */
const addressOf = (req: Request): string => clientAddress(req) ?? req.socket.remoteAddress ?? "";

/** The client's address, for IPv6 its /56. */
const clientKey = (req: Request): string => ipKeyGenerator(addressOf(req), ipv6PrefixBits);

/** The client for the rotation of renders. A provider may give one customer a whole IPv6 /48, with 256 addresses. */
export const clientOf = (req: Request) => ({
  network: ipKeyGenerator(addressOf(req), ipv6NetworkBits),
  address: clientKey(req),
});

/** Options of every limit. `validate: false`: the library's checks print visitors' headers to stderr. */
export const quietLimit = { keyGenerator: clientKey, validate: false, legacyHeaders: false } as const;

/**
 * Allows `postsMax` posts in ten minutes per client address (IPv6: per /56); only posts carry RateLimit headers. Beyond
 * that it marks them as refused: the route then answers with the filled form, so that nothing is typed twice.
 * `store`: counts shared by several processes.
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
