import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  wrap,
} from "cockatiel";
import fetch from "node-fetch";

/** The content API did not answer as its contract says. The message names the call and the kind of fault, never content. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
}

/** One call of the content API: the text of its answer, undefined for a 404; throws `UpstreamFault`. */
export type AskUpstream = (path: string) => Promise<string | undefined>;

/** Eight times today's largest answer. */
const responseBytesMax = 1024 * 1024;
const callsAtOnceMax = 8;
const callsWaitingMax = 64;
const failuresInARowMax = 5;
const pauseMs = 5000;

/** What is known of a failed call, in one word or two: for logs and for the message of a fault. */
function reasonOf(error: unknown): string {
  if (error instanceof BrokenCircuitError) return "paused";
  if (error instanceof BulkheadRejectedError) return "too many calls";
  if (error instanceof UpstreamFault) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}

/** What an upstream needs to know. `log` hears of every failed call and of the breaker opening and closing. */
export type UpstreamOptions = {
  baseUrl: string;
  timeoutMs: number;
  log: (event: string, fields: Record<string, string | number>, level?: "info" | "warn") => void;
};

/**
 * Speaks to the content API over node-fetch: keep-alive, a limit on time and on size (after decompression), no redirects.
 * After five failures in a row it rests and lets one call through every five seconds, so a struggling API is spared.
 */
export function openUpstream({ baseUrl, timeoutMs, log }: UpstreamOptions): AskUpstream {
  const secure = baseUrl.startsWith("https:");
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: callsAtOnceMax });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresInARowMax),
  });
  breaker.onBreak(() => log("upstream.open", { pauseMs }, "warn"));
  breaker.onReset(() => log("upstream.closed", {}));
  const policy = wrap(bulkhead(callsAtOnceMax, callsWaitingMax), breaker);

  const call = async (path: string): Promise<string | undefined> => {
    const response = await fetch(baseUrl + path, {
      headers: { accept: "application/json" },
      agent,
      signal: AbortSignal.timeout(timeoutMs),
      size: responseBytesMax,
      redirect: "error",
    });
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (!response.ok) throw new UpstreamFault(`status ${response.status}`);
    return text;
  };

  return async (path) => {
    const startedAt = performance.now();
    try {
      return await policy.execute(() => call(path));
    } catch (error) {
      const reason = reasonOf(error);
      const ms = Math.round(performance.now() - startedAt);
      if (reason !== "paused") log("upstream.error", { path: path.replace(/\?.*/, ""), reason, ms }, "warn");
      throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: ${reason}`);
    }
  };
}
