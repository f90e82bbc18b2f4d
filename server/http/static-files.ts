import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import express, { type RequestHandler } from "express";
import { HttpError } from "../log/faults.ts";
import { headerOf, requestContext } from "../log/request-context.ts";
import { acceptedEncodings } from "../render/ready-answer.ts";

const dayMs = 24 * 3600 * 1000;
const yearMs = 365 * dayMs;

/** The compressed files that the build writes beside a plain one, smallest first. */
const endings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Headers that mean something on a document only. A first visit loads seven hashed files: on each they weigh as much
 * as a small script.
 */
const onlyOfPages = [
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "Reporting-Endpoints",
  "Strict-Transport-Security",
  "X-Frame-Options",
  "X-Request-Id",
];

const dropPageHeaders = (res: ServerResponse) => {
  for (const name of onlyOfPages) res.removeHeader(name);
};

/** Takes those headers off an answer that is no page. */
export const withoutPageHeaders: RequestHandler = (_req, res, next) => {
  dropPageHeaders(res);
  next();
};

/** The file descriptors are exhausted: a temporary fault, so the answer is 503. */
const isOutOfFiles = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");

/** Serves `public/`: hashed build files compressed and cached for a year, other files for a day. */
export function staticFiles(publicDir: string): RequestHandler[] {
  const options = { index: false, redirect: false, dotfiles: "ignore" } as const;
  const hashed = { immutable: true, maxAge: yearMs, etag: false, lastModified: false, acceptRanges: false };
  const built = express.static(publicDir, { ...options, ...hashed, setHeaders: dropPageHeaders });
  const others = express.static(publicDir, { ...options, maxAge: dayMs });
  /** Sends the `.br` or `.gz` file that the build wrote, under the plain file's name. */
  const packed: RequestHandler = (req, res, next) => {
    const url = req.path;
    if (!/^\/build\/[\w.-]+\.(?:js|css)$/.test(url)) return next();
    res.vary("Accept-Encoding");
    const accepted = acceptedEncodings(headerOf(req, "accept-encoding"));
    const written = endings.find(
      ([name, ending]) => accepted.includes(name) && existsSync(path.join(publicDir, url + ending)),
    );
    if (written) {
      const [encoding, ending] = written;
      req.url = url + ending;
      res.setHeader("Content-Encoding", encoding);
      res.setHeader(
        "Content-Type",
        url.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
      );
    }
    next();
  };
  const serve: RequestHandler = (req, res, next) => {
    // Every file has an extension and no page has one, so pages skip the file system.
    if (!/\.\w+$/.test(req.path)) return next();
    const url = req.url;
    requestContext(res).route = "static";
    const missing = (error?: unknown) => {
      // Nothing was sent: restore request and answer for the next handler. An error's page sets its own headers.
      req.url = url;
      requestContext(res).route = undefined;
      res.removeHeader("Content-Encoding");
      next(isOutOfFiles(error) ? new HttpError(503, "The process may open no more files") : error);
    };
    // A sandboxed frame has an opaque origin, so the frame's files count as cross-origin.
    if (req.path.startsWith("/build/embed-")) res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    (req.path.startsWith("/build/") ? built : others)(req, res, missing);
  };
  return [packed, serve];
}
