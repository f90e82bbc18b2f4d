import type { RequestHandler } from "express";
import { requests } from "../../views/routes.ts";
import { HttpError } from "../log/faults.ts";
import { requestContext } from "../log/request-context.ts";

const reading = "GET, HEAD";

/** Allowed methods of a path: forms take GET and POST, reports POST only. */
const allowedAt = (path: string): string => {
  if (path === "/csp") return "POST";
  return path.startsWith("/requests/") && path !== requests.success ? `${reading}, POST` : reading;
};

/** Answers 405 to unsupported methods. OPTIONS gets 204 without CORS permissions. */
export const allowedMethods: RequestHandler = (req, res, next) => {
  const allowed = allowedAt(req.path);
  if (allowed.includes(req.method) || req.method === "POST") return next();
  res.set("Allow", allowed);
  if (req.method !== "OPTIONS") return next(new HttpError(405, "The method is not allowed"));
  requestContext(res).route = "options";
  res.status(204).set("Cache-Control", "no-store").end();
};

/** After the routes of an address: answers 405 to anything but GET and HEAD. */
export const onlyRead: RequestHandler = (req, res, next) => {
  res.set("Allow", allowedAt(req.path));
  next(new HttpError(405, "The method is not allowed"));
};
