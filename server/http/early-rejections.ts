import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { requests } from "../../views/routes.ts";
import { HttpError } from "../log/faults.ts";
import { headerOf, prefetchRoute, requestContext } from "../log/request-context.ts";

/** `trustProxyHops`: the number of trusted routers in front of the site. */
export type EarlyRejectionOptions = {
  origin: string;
  trustProxyHops: number;
  headers: Readonly<Record<string, string>>;
};

/** Ten times the longest filter address. */
const urlLettersMax = 2048;
const healthChecks = new Set(["/healthz", "/readyz"]);

/** `answer`: a whole answer without a page. `refuse`: an error for the error page. */
export type Rejection = { kind: "answer"; write: (res: ServerResponse) => void } | { kind: "refuse"; error: HttpError };

const refusal = (status: number, message: string): Rejection => ({
  kind: "refuse",
  error: new HttpError(status, message),
});

/**
 * Rejects requests before routing: no Host header or two, an address too long, or plain HTTP where the site is on
 * https. Undefined: the request may pass.
 */
export function earlyRejections({ origin, trustProxyHops, headers }: EarlyRejectionOptions) {
  const requiresHttps = origin.startsWith("https:") && trustProxyHops > 0;
  const skipPrefetch = (res: ServerResponse): void => {
    requestContext(res).route = prefetchRoute;
    res.writeHead(503, { ...headers, "Cache-Control": "no-store" }).end();
  };
  return (req: IncomingMessage): Rejection | undefined => {
    const url = req.url ?? "/";
    if (!hasOneHost(req)) return refusal(400, "One Host header is needed");
    if (url.length > urlLettersMax) return refusal(414, "The address is too long");
    if (isUnwantedPrefetch(req)) return { kind: "answer", write: skipPrefetch };
    const isPlainHttp = requiresHttps && schemeOf(req, trustProxyHops) === "http";
    return isPlainHttp && !healthChecks.has(url) ? toHttps(req, url) : undefined;
  };

  /** A redirect for a page. A posted body has already crossed the network in clear text: a redirect would hide that. */
  function toHttps({ method }: IncomingMessage, url: string): Rejection {
    if (method !== "GET" && method !== "HEAD") return refusal(403, "The site takes posts on https");
    if (!url.startsWith("/")) return refusal(400, "The address is no path");
    const redirect = { ...headers, Location: origin + url, "Content-Length": "0", "Cache-Control": "no-store" };
    return { kind: "answer", write: (res) => void res.writeHead(308, redirect).end() };
  }
}

/** HTTP/1.0 clients may send no Host header. */
function hasOneHost(req: IncomingMessage): boolean {
  const hosts = hostsOf(req);
  return hosts === 1 || (hosts === 0 && req.httpVersion !== "1.1");
}

/** Visitors with `Save-Data: on` want no prefetch. The browser asks again when the visitor opens the link. */
const isUnwantedPrefetch = (req: IncomingMessage): boolean =>
  headerOf(req, "save-data") === "on" && /prefetch/.test(String(headerOf(req, "sec-purpose")));

/** Counts Host headers: node keeps the first, a program in front may have read the last. Names and values alternate. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** The scheme that the outermost trusted router saw. Entries further left may be forged. */
function schemeOf(req: IncomingMessage, hops: number): string | undefined {
  const forwarded = headerOf(req, "x-forwarded-proto");
  if (forwarded === undefined) return undefined;
  const list = forwarded.split(",");
  return list[Math.max(0, list.length - hops)]?.trim().toLowerCase();
}

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
