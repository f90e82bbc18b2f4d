import { type Request, type RequestHandler, urlencoded } from "express";
import { HttpError } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { clientAddress } from "./client-address.ts";

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
