import { type RequestHandler, urlencoded } from "express";
import { HttpError } from "../kit/http-error.ts";

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
