import type { RequestHandler } from "express";
import { HttpError } from "../http-error.ts";
import { requestContext } from "../request-context.ts";

const reading = "GET, HEAD";

/** What an address can be asked for: forms are also sent, reports only. */
const allowedAt = (path: string): string => {
  if (path === "/csp") return "POST";
  return path.startsWith("/requests/") && path !== "/requests/success" ? `${reading}, POST` : reading;
};

/** Refuses methods that the site has no use for. OPTIONS is answered and allows nothing to other sites. */
export const knownMethods: RequestHandler = (req, res, next) => {
  const allowed = allowedAt(req.path);
  if (allowed.includes(req.method) || req.method === "POST") return next();
  res.set("Allow", allowed);
  if (req.method !== "OPTIONS") return next(new HttpError(405, "The method is not allowed"));
  requestContext(res).route = "options";
  res.status(204).set("Cache-Control", "no-store").end();
};

/** Stands behind the pages: whatever else they are asked for. */
export const onlyRead: RequestHandler = (req, res, next) => {
  res.set("Allow", allowedAt(req.path));
  next(new HttpError(405, "The method is not allowed"));
};
