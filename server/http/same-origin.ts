import type { RequestHandler } from "express";
import { HttpError } from "../kit/http-error.ts";
import type { LogEvent } from "../log/log.ts";

/**
 * Rejects cross-site posts. Source: OWASP's CSRF cheat sheet; Go's CrossOriginProtection. No tokens: they need a cookie
 * or a page per visitor, which rules out page caching. Logs once if SITE_URL is not the visitors' origin: behind a
 * router that changes the Host, browsers without Fetch Metadata are rejected then.
 */
export function sameOrigin(siteOrigin: string, log: LogEvent): RequestHandler {
  let said = false;
  return (req, _res, next) => {
    const site = req.headers["sec-fetch-site"];
    const { origin, host } = req.headers;
    const expected = origin === undefined || origin === siteOrigin;
    const ours = site === undefined ? expected || isAt(origin, host) : site === "same-origin" || site === "none";
    if (!said && ours && !expected && site !== "none") {
      said = true;
      const hint = "set SITE_URL to the address that visitors see; without it some forms may be refused";
      log("origin.unexpected", { siteUrl: siteOrigin, hint }, "error");
    }
    next(ours ? undefined : new HttpError(403, "Cross-site request refused"));
  };
}

const isAt = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;
