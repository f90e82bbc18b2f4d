import { createClient } from "@redis/client";
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from "express-rate-limit";
import { faultClass } from "../kit/fault-class.ts";
import { within } from "../kit/within.ts";
import type { LogEvent } from "../log/log.ts";

const answerTimeoutMs = 250;
const restMs = 30_000;
const connectTimeoutMs = 2000;
const reconnectMs = 2000;

/** Increments the count and sets its expiry atomically. */
const countScript = `
local posts = redis.call("INCR", KEYS[1])
if posts == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { posts, redis.call("PTTL", KEYS[1]) }`;

/** A Redis client that reconnects on its own. Commands fail at once while it is not connected. */
function openRedis(url: string, onFault: (error: unknown) => void) {
  const socket = { connectTimeout: connectTimeoutMs, reconnectStrategy: reconnectMs };
  const client = createClient({ url, disableOfflineQueue: true, socket });
  // Without a listener an unreachable Redis would end the process.
  client.on("error", onFault);
  client.connect().catch(onFault);
  return client;
}

/**
 * Rate limits shared through Redis. If Redis fails or takes over 250 ms, the process uses its own count, and retries
 * Redis after 30 s.
 */
export class SharedLimitStore implements Store {
  readonly #own = new MemoryStore();
  readonly #redis: ReturnType<typeof openRedis>;
  readonly #log: LogEvent;
  readonly prefix: string;
  #windowMs = 0;
  #restUntilMs = 0;
  #saidAtMs = Number.NEGATIVE_INFINITY;
  /** The last connection error, for the log. */
  #fault: unknown = Object.assign(new Error("not connected yet"), { code: "CONNECTING" });

  constructor(url: string, prefix: string, log: LogEvent) {
    this.prefix = prefix;
    this.#redis = openRedis(url, (error) => {
      this.#fault = error;
    });
    this.#log = log;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    this.#own.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const own = await this.#own.increment(key);
    if (performance.now() < this.#restUntilMs) return own;
    try {
      if (!this.#redis.isReady) throw this.#fault;
      const asked = this.#redis.eval(countScript, { keys: [this.prefix + key], arguments: [String(this.#windowMs)] });
      const [posts, leftMs] = [await within(answerTimeoutMs, asked)].flat().map(Number);
      return { totalHits: posts ?? own.totalHits, resetTime: new Date(Date.now() + (leftMs ?? this.#windowMs)) };
    } catch (error) {
      if (this.#redis.isReady) this.#restUntilMs = performance.now() + restMs;
      this.#sayLocal(error);
      return own;
    }
  }

  #sayLocal(error: unknown): void {
    const nowMs = performance.now();
    if (nowMs - this.#saidAtMs < restMs) return;
    this.#saidAtMs = nowMs;
    this.#log(
      "limits.local",
      { reason: faultClass(error), hint: "check REDIS_URL; each process counts by itself" },
      "warn",
    );
  }

  async decrement(key: string): Promise<void> {
    await this.#own.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    await this.#own.resetKey(key);
  }
}
