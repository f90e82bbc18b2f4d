import type { RequestHandler } from "express";
import { HttpError } from "../http-error.ts";

const answerMaxMs = 12_000;

/** An answer that takes longer than `timeoutMs` becomes a 503: routers give up at 30 s and tell nobody. */
export function deadline(timeoutMs = answerMaxMs): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      if (!res.headersSent) next(new HttpError(503, "The answer took too long"));
    }, timeoutMs);
    res.once("close", () => clearTimeout(timer));
    next();
  };
}
