import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen, type IPolicy } from "cockatiel";
import { LRUCache } from "lru-cache";
import fetch, { FetchError } from "node-fetch";
import { parkName } from "../../views/park/park-name.ts";
import { faultClass } from "../kit/fault-class.ts";
import { oncePer } from "../kit/once-per.ts";
import type { LogEvent } from "../log/log.ts";
import { createFairTurns, NoTurn } from "./fair-turns.ts";

/** An upstream failure or a broken contract. The message names the call and the kind of fault, never content. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
}

/** One call of the content API: the answer's text, undefined for a 404 of an item. Throws `UpstreamFault`. */
export type AskUpstream = (path: string) => Promise<string | undefined>;

/** Eight times the largest answer today. */
const responseBytesMax = 1024 * 1024;
const callsAtOnceMax = 8;
const callsWaitingMax = 512;
/** More than the calls of any page. */
const callsWaitingOfOneMax = 48;
const reportEveryMs = 1000;
const failuresInARowMax = 5;
const pauseMs = 5000;
const pausedPathsMax = 1000;
/** Statuses of a gateway whose backend is unreachable. */
const outages = ["status 502", "status 503", "status 504"];
/** node-fetch errors that concern a single answer. */
const answerFaults = ["max-size", "no-redirect"];

/** Connection errors, time-outs and gateway statuses. Other faults concern a single address. */
function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamFault) return outages.includes(error.message);
  return !(error instanceof FetchError && answerFaults.includes(error.type));
}

/** The kind of a call: its path without ids and query. */
const kindOf = (path: string): string => path.replace(/\?.*/, "").replace(/\d+/g, ":id");

/** Only an item may be absent: a gateway without its backend answers 404 to everything. */
const isItem = (path: string): boolean => kindOf(path).endsWith("/:id");

/** The call was not made. */
const isRefusal = (error: unknown): boolean => error instanceof BrokenCircuitError || error instanceof NoTurn;

/** The fault in a word or two, for logs and messages. */
function reasonOf(error: unknown): string {
  if (error instanceof BrokenCircuitError) return "paused";
  if (error instanceof NoTurn) return "too many calls";
  if (error instanceof UpstreamFault) return error.message;
  return faultClass(error);
}

/** `log` receives every failed call and the breaker's transitions. */
export type UpstreamOptions = {
  baseUrl: string;
  timeoutMs: number;
  log: LogEvent;
};

/**
 * The HTTP client of the content API: keep-alive, limits on time and size (after decompression), no redirects.
 * After five outages in a row a circuit breaker opens for that kind of call, and probes every five seconds. Other
 * faults only block their own address for a while.
 */
export function openUpstream({ baseUrl, timeoutMs, log }: UpstreamOptions): AskUpstream {
  const secure = baseUrl.startsWith("https:");
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: callsAtOnceMax });
  const inTurn = createFairTurns({
    atOnceMax: callsAtOnceMax,
    waitingMax: callsWaitingMax,
    waitingOfOneMax: callsWaitingOfOneMax,
  });
  const reportRefused = oncePer(reportEveryMs, (count) =>
    log("upstream.refused", { reason: "too many calls", count }, "warn"),
  );
  const policies = new Map<string, IPolicy>();
  const policyOf = (kind: string): IPolicy => {
    const policy = policies.get(kind);
    if (policy) return policy;
    const breaker = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: pauseMs,
      breaker: new ConsecutiveBreaker(failuresInARowMax),
    });
    breaker.onBreak(() => log("upstream.open", { path: kind, pauseMs }, "warn"));
    breaker.onReset(() => log("upstream.closed", { path: kind }));
    policies.set(kind, breaker);
    return breaker;
  };
  const paused = new LRUCache<string, true>({ max: pausedPathsMax, ttl: pauseMs });

  const call = async (path: string): Promise<string | undefined> => {
    const response = await fetch(baseUrl + path, {
      headers: { accept: "application/json", "user-agent": parkName.latin },
      agent,
      signal: AbortSignal.timeout(timeoutMs),
      size: responseBytesMax,
      redirect: "error",
    });
    const text = await response.text();
    if (response.status === 404 && isItem(path)) return undefined;
    if (!response.ok) throw new UpstreamFault(`status ${response.status}`);
    return text;
  };

  return async (path) => {
    const kind = kindOf(path);
    const pathname = path.replace(/\?.*/, "");
    if (paused.has(path)) throw new UpstreamFault(`GET ${pathname}: paused`);
    const startedAt = performance.now();
    try {
      return await inTurn(() => policyOf(kind).execute(() => call(path)));
    } catch (error) {
      if (!isRefusal(error) && !isOutage(error)) paused.set(path, true);
      const reason = reasonOf(error);
      const ms = Math.round(performance.now() - startedAt);
      if (error instanceof NoTurn) reportRefused();
      else if (reason !== "paused") log("upstream.error", { path: pathname, reason, ms }, "warn");
      throw new UpstreamFault(`GET ${pathname}: ${reason}`);
    }
  };
}
