import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { headerOf } from "./header-of.ts";
import type { Level, Log } from "./log.ts";

/** When a request came and what it is called: `id` is the visitor's «код обращения». */
export type Arrival = { id: string; startedAt: number };

/** What is known of a request while it runs; `route` and `cache` are filled in by whoever answers. */
export type RequestContext = { id: string; route?: string | undefined; cache?: string };

/** An answer that was complete the moment it was given. */
type Answered = { route: string; cache: string; bytes: number };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** The passage of the request that is being answered. Throws outside of one: that is a fault of ours. */
export function requestContext(res: ServerResponse): RequestContext {
  const passage = contexts.get(res);
  if (passage === undefined) throw new Error("No passage was begun for this answer");
  return passage;
}

const wellFormedId = /^[\w-]{8,64}$/;

const levelOf = (status: number, route: string | undefined): Level => {
  if (status >= 500) return "error";
  if (status >= 400 && status !== 404) return "warn";
  return route === "/healthz" || route === "static" ? "debug" : "info";
};

const msSince = (startedAt: number) => Math.round((performance.now() - startedAt) * 10) / 10;

/** Ids of this process: no other has its beginning. */
const idsBegin = randomBytes(6).toString("base64url");
let idsGiven = 0;

function nextId(): string {
  idsGiven += 1;
  return `${idsBegin}-${idsGiven.toString(36)}`;
}

/** Notes when a request came and gives it an id: the router's own, if well-formed. */
export function arrivalOf(req: IncomingMessage): Arrival {
  const given = headerOf(req, "x-request-id");
  const id = given !== undefined && wellFormedId.test(given) ? given : nextId();
  return { id, startedAt: performance.now() };
}

/**
 * Begins a passage: says the id in the answer and writes one access line when the answer is out. The line has the
 * route's pattern, never the address: an address may hold what a visitor typed.
 */
export function beginRequest({ id, startedAt }: Arrival, req: IncomingMessage, res: ServerResponse, log: Log): void {
  const passage: RequestContext = { id };
  contexts.set(res, passage);
  res.setHeader("X-Request-Id", id);
  res.once("close", () => {
    const { route = "none", cache } = passage;
    const fields = {
      id,
      method: req.method ?? "",
      route,
      status: res.statusCode,
      ms: msSince(startedAt),
      bytes: Number(res.getHeader("Content-Length") ?? 0),
      cache,
      aborted: !res.writableFinished,
    };
    log.access(fields, levelOf(res.statusCode, passage.route));
  });
}

/**
 * The access line of an answer from memory, which needs no passage: nothing waits for it, and a listener would cost as
 * much as it.
 */
export function logAnswered(
  arrival: Arrival,
  req: IncomingMessage,
  status: number,
  answered: Answered,
  log: Log,
): void {
  const { id, startedAt } = arrival;
  const { route, cache, bytes } = answered;
  const fields = { id, method: req.method ?? "", route, status, ms: msSince(startedAt), bytes, cache };
  log.access(fields, levelOf(status, route));
}
