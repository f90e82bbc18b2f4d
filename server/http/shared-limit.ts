import { createClient } from "@redis/client";
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from "express-rate-limit";

/** Hears of a shared count that failed: codes only. */
type Say = (event: string, fields: Record<string, string | number>, level?: "info" | "warn") => void;

const answerTimeoutMs = 250;
const restMs = 30_000;
const connectTimeoutMs = 2000;
const reconnectMs = 2000;

/** Counts one post and begins the window with the first: both or neither, however many processes ask. */
const countScript = `
local posts = redis.call("INCR", KEYS[1])
if posts == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { posts, redis.call("PTTL", KEYS[1]) }`;

/** The promise's value, or a rejection after `answerTimeoutMs`. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The shared store is too slow")), answerTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A Redis client that connects by itself and lets nobody wait: a command that cannot go out now fails now. */
function openRedis(url: string) {
  const socket = { connectTimeout: connectTimeoutMs, reconnectStrategy: reconnectMs };
  const client = createClient({ url, disableOfflineQueue: true, socket });
  // Without a listener an unreachable Redis would end the process.
  client.on("error", () => {});
  client.connect().catch(() => {});
  return client;
}

/**
 * Limits that several processes share through Redis. A Redis that fails, or hangs for over 250 ms, never keeps a visitor waiting:
 * this process then counts by itself, as it always does besides, and asks Redis again after half a minute.
 */
export class SharedLimitStore implements Store {
  readonly #own = new MemoryStore();
  readonly #redis: ReturnType<typeof openRedis>;
  readonly #say: Say;
  readonly prefix: string;
  #windowMs = 0;
  #restUntilMs = 0;

  constructor(url: string, prefix: string, say: Say) {
    this.prefix = prefix;
    this.#redis = openRedis(url);
    this.#say = say;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    this.#own.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const own = await this.#own.increment(key);
    if (!this.#redis.isReady || performance.now() < this.#restUntilMs) return own;
    try {
      const asked = this.#redis.eval(countScript, { keys: [this.prefix + key], arguments: [String(this.#windowMs)] });
      const [posts, leftMs] = [await inTime(asked)].flat().map(Number);
      return { totalHits: posts ?? own.totalHits, resetTime: new Date(Date.now() + (leftMs ?? this.#windowMs)) };
    } catch {
      this.#restUntilMs = performance.now() + restMs;
      this.#say("limits.local", { restMs }, "warn");
      return own;
    }
  }

  async decrement(key: string): Promise<void> {
    await this.#own.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    await this.#own.resetKey(key);
  }
}
