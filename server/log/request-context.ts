import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monotonicMs } from "../process/clock.ts";
import { type Access, type Level, type Log, withoutPersonal } from "./log.ts";

/** A request's time of arrival and its `id`, «Код запроса» of error pages. */
export type Arrival = { id: string; startedAt: number };

/** `route`: the name in the log of a handler without an Express route. `refused`: an early rejection. */
export type RequestContext = {
  id: string;
  route?: string | undefined;
  cache?: string;
  retryAfterSeconds?: number;
  refused?: Error | undefined;
};

type Answered = Pick<Access, "bytes" | "cache" | "aborted"> & { route?: string | undefined };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** The context of the request behind a response. Throws if there is none, which is a bug. */
export function requestContext(res: ServerResponse): RequestContext {
  const context = contexts.get(res);
  if (context === undefined) throw new Error("No request context for this response");
  return context;
}

/** The pattern of the route that answers; undefined before one matched, and for lists of patterns. */
export function routeOf(req: IncomingMessage & { route?: { path?: unknown } }, res: ServerResponse) {
  const pattern = req.route?.path;
  return requestContext(res).route ?? (typeof pattern === "string" ? pattern : undefined);
}

/** A router's own id may go into the log; a phone number in that header may not. */
const isRoutersId = (id: string) => /^[\w-]{8,64}$/.test(id) && withoutPersonal(id) === id;

/** The route of the access line of a request that the render queue refused. */
export const shedRoute = "shed";

/** The route of the access line of a prefetch that a visitor who saves data does not want: no fault of the site. */
export const prefetchRoute = "prefetch";

const levelOf = (status: number, route: string | undefined): Level => {
  // A site that is not ready yet is asked every few seconds, and a full queue refuses many: the event `shed` sums up.
  if (status === 503 && (route === "/readyz" || route === shedRoute)) return "warn";
  if (status === 503 && route === prefetchRoute) return "info";
  if (status >= 500) return "error";
  if (status >= 400 && status !== 404) return "warn";
  return route === "/healthz" || route === "static" ? "debug" : "info";
};

const msSince = (startedAt: number) => Math.round((monotonicMs() - startedAt) * 10) / 10;

/** A random prefix per process keeps ids unique. */
const idsBegin = randomBytes(6).toString("base64url");
let idsGiven = 0;

function nextId(): string {
  idsGiven += 1;
  return `${idsBegin}-${idsGiven.toString(36)}`;
}

/** Records the arrival. The id is that of a trusted router if it is well-formed, else a new one. */
export function arrivalOf(req: IncomingMessage, trustsRouter: boolean): Arrival {
  const routersId = trustsRouter ? headerOf(req, "x-request-id") : undefined;
  const id = routersId !== undefined && isRoutersId(routersId) ? routersId : nextId();
  return { id, startedAt: monotonicMs() };
}

/**
 * Starts a request context: sets the id header and writes one access line when the response ends. The line has the
 * route's pattern, never the address, which may hold what a visitor typed.
 */
export function beginRequest(arrival: Arrival, req: IncomingMessage, res: ServerResponse, log: Log): void {
  const context: RequestContext = { id: arrival.id };
  contexts.set(res, context);
  res.setHeader("X-Request-Id", arrival.id);
  res.once("close", () => {
    const route = routeOf(req, res);
    const { cache } = context;
    const bytes = Number(res.getHeader("Content-Length") ?? 0);
    const aborted = res.writableFinished ? undefined : true;
    logAnswered(arrival, req, res.statusCode, { route, cache, bytes, aborted }, log);
  });
}

/** Writes an access line. A cache hit calls it without a context: a listener would cost as much as the hit. */
export function logAnswered(
  { id, startedAt }: Arrival,
  { method = "" }: IncomingMessage,
  status: number,
  { route, bytes, cache, aborted }: Answered,
  log: Log,
): void {
  const ms = msSince(startedAt);
  log.access({ id, method, route: route ?? "none", status, ms, bytes, cache, aborted }, levelOf(status, route));
}

/** One header by its lower-case name; Node joins repeated ones. */
export function headerOf({ headers }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
