import { type RequestHandler, urlencoded } from "express";
import { HttpError } from "../http-error.ts";

const bodyBytesMax = 64 * 1024;
const parametersMax = 40;

/** Refuses, before a byte of the body is read, what is too long or no form; then reads the form. */
export function formBody(): RequestHandler[] {
  const checkHead: RequestHandler = (req, res, next) => {
    if (Number(req.headers["content-length"] ?? 0) > bodyBytesMax) {
      res.setHeader("Connection", "close");
      return next(new HttpError(413, "The request is too large"));
    }
    const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/x-www-form-urlencoded") return next(new HttpError(415, "Send the form as a form"));
    next();
  };
  return [checkHead, urlencoded({ extended: false, limit: bodyBytesMax, parameterLimit: parametersMax })];
}
