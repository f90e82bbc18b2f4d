import type { RequestHandler } from "express";
import { HttpError } from "../log/faults.ts";

const answerMaxMs = 12_000;

/** Answers 503 after `timeoutMs`. Hosting routers give up at 30 s without a useful page. */
export function deadline(timeoutMs = answerMaxMs): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      if (!res.headersSent) next(new HttpError(503, "The answer took too long"));
    }, timeoutMs);
    res.once("close", () => clearTimeout(timer));
    next();
  };
}
