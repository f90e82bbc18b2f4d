import type { RequestHandler } from "express";
import { HttpError } from "../http-error.ts";

/**
 * Refuses posts that another site makes a visitor's browser send. Source: OWASP's CSRF sheet; Go's CrossOriginProtection.
 * No tokens: they would need a cookie or a page of its own for every visitor, and no page could be cached.
 */
export function sameOrigin(siteOrigin: string): RequestHandler {
  return (req, _res, next) => {
    const site = req.headers["sec-fetch-site"];
    const { origin } = req.headers;
    const ours =
      site === undefined ? origin === undefined || origin === siteOrigin : site === "same-origin" || site === "none";
    next(ours ? undefined : new HttpError(403, "Cross-site request refused"));
  };
}
