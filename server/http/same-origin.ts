import type { RequestHandler } from "express";
import { HttpError } from "../http-error.ts";
import type { LogEvent } from "../log.ts";

/**
 * Refuses posts that another site makes a visitor's browser send. Source: OWASP's CSRF sheet; Go's CrossOriginProtection.
 * No tokens: they would need a cookie or a page of its own for every visitor, and no page could be cached.
 * Says once when SITE_URL is not where visitors are: browsers without Fetch Metadata, and all on plain http, are refused then.
 */
export function sameOrigin(siteOrigin: string, log: LogEvent): RequestHandler {
  let said = false;
  return (req, _res, next) => {
    const site = req.headers["sec-fetch-site"];
    const { origin, host } = req.headers;
    const elsewhere = origin !== undefined && origin !== siteOrigin;
    if (!said && elsewhere && (site === "same-origin" || (site === undefined && isAt(origin, host)))) {
      said = true;
      const hint = "set SITE_URL to the address that visitors see; without it their forms are refused";
      log("origin.unexpected", { siteUrl: siteOrigin, hint }, "error");
    }
    const ours = site === undefined ? !elsewhere : site === "same-origin" || site === "none";
    next(ours ? undefined : new HttpError(403, "Cross-site request refused"));
  };
}

const isAt = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;
