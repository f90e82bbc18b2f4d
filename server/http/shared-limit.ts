import { createClient } from "@redis/client";
import type { Store } from "express-rate-limit";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import { atMostEvery, type LogEvent } from "../log/log.ts";
import { monotonicMs, systemNow } from "../process/clock.ts";
import { LimitMemory } from "./limit-memory.ts";

const answerTimeoutMs = 250;
const restMs = 30_000;
const connectTimeoutMs = 2000;
const reconnectMs = 2000;

/** Increments the count and sets its expiry atomically. */
const countScript = `
local posts = redis.call("INCR", KEYS[1])
if posts == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { posts, redis.call("PTTL", KEYS[1]) }`;

/** Limits shared through Redis. If it fails or takes over 250 ms, the process counts itself for 30 s. */
export function createSharedLimit(url: string, prefix: string, log: LogEvent): Store {
  const memory = new LimitMemory();
  let windowMs = 0;
  let restUntilMs = 0;
  /** The last error, for the log. */
  let fault: unknown = Object.assign(new Error("not connected yet"), { code: "CONNECTING" });
  const learn = (error: unknown) => {
    fault = error;
  };
  // Reconnects on its own. Commands fail at once while it is not connected.
  const socket = { connectTimeout: connectTimeoutMs, reconnectStrategy: reconnectMs };
  const redis = createClient({ url, disableOfflineQueue: true, socket });
  // Without a listener an unreachable Redis would end the process.
  redis.on("error", learn);
  redis.connect().catch(learn);

  const hint = "check REDIS_URL; each process counts by itself";
  const sayLocal = atMostEvery(restMs, () => log("limits.local", { reason: faultClass(fault), hint }, "warn"));

  return {
    prefix,
    init(options) {
      windowMs = options.windowMs;
      memory.init(options);
    },
    async increment(key) {
      const counted = await memory.increment(key);
      if (monotonicMs() < restUntilMs) return counted;
      try {
        if (!redis.isReady) throw fault;
        const counting = redis.eval(countScript, { keys: [prefix + key], arguments: [String(windowMs)] });
        const reply: unknown = await withTimeLimit(answerTimeoutMs, counting);
        const [posts, leftMs] = Array.isArray(reply) ? reply.map(Number) : [];
        return {
          totalHits: posts ?? counted.totalHits,
          resetTime: new Date(systemNow().getTime() + (leftMs ?? windowMs)),
        };
      } catch (error) {
        if (redis.isReady) restUntilMs = monotonicMs() + restMs;
        learn(error);
        sayLocal();
        return counted;
      }
    },
    decrement: (key) => memory.decrement(key),
    resetKey: (key) => memory.resetKey(key),
  };
}
