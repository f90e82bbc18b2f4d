import type { IncomingMessage, ServerResponse } from "node:http";
import { createElement } from "react";
import { FallbackErrorPage } from "../../views/layout/FallbackErrorPage.tsx";
import { headerOf } from "../header-of.ts";
import { fixedHtml } from "../render/html.ts";

/** What the front door knows. `trustProxyHops`: how many routers stand in front and may be believed. */
export type EarlyRejectionOptions = {
  origin: string;
  trustProxyHops: number;
  headers: Readonly<Record<string, string>>;
};

/** Writes the answer of a request that does not come in. */
export type Refusal = (res: ServerResponse) => void;

/** The longest filter is a tenth of this. */
const urlLettersMax = 2048;
const healthChecks = new Set(["/healthz", "/readyz"]);

/**
 * Answers what must not get any further, before a single page is looked up: requests that name no host, addresses that are too long,
 * and visitors who came without TLS to a site that is on https. Undefined: the request may come in.
 */
export function earlyRejections({ origin, trustProxyHops, headers }: EarlyRejectionOptions) {
  const insists = origin.startsWith("https:") && trustProxyHops > 0;
  const refuse = (status: 400 | 403 | 414) => (res: ServerResponse) => {
    res.writeHead(status, { ...headers, "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    res.end(refusals[status]());
  };
  const skipPrefetch: Refusal = (res) => void res.writeHead(503, { ...headers, "Cache-Control": "no-store" }).end();
  return (req: IncomingMessage): Refusal | undefined => {
    const url = req.url ?? "/";
    if (req.headers.host === undefined && req.httpVersion === "1.1") return refuse(400);
    if (url.length > urlLettersMax) return refuse(414);
    // Whoever saves data wants no page fetched ahead: the browser asks again when it is really opened.
    const saves = headerOf(req, "save-data") === "on";
    if (saves && /prefetch/.test(String(headerOf(req, "sec-purpose")))) return skipPrefetch;
    if (!insists || schemeOf(req, trustProxyHops) !== "http" || healthChecks.has(url)) return undefined;
    // What was posted has already crossed the network in the clear: sending it on would only hide that.
    if (req.method !== "GET" && req.method !== "HEAD") return refuse(403);
    if (!url.startsWith("/")) return refuse(400);
    const redirect = { ...headers, Location: origin + url, "Content-Length": "0", "Cache-Control": "no-store" };
    return (res) => void res.writeHead(308, redirect).end();
  };
}

const refusals = {
  400: fixedHtml(createElement(FallbackErrorPage, { status: 400 })),
  403: fixedHtml(createElement(FallbackErrorPage, { status: 403 })),
  414: fixedHtml(createElement(FallbackErrorPage, { status: 414 })),
};

/** How the visitor reached the outermost router that is ours: what stands further left anybody could have written. */
function schemeOf(req: IncomingMessage, hops: number): string | undefined {
  const said = headerOf(req, "x-forwarded-proto");
  if (said === undefined) return undefined;
  const list = said.split(",");
  return list[Math.max(0, list.length - hops)]?.trim().toLowerCase();
}
