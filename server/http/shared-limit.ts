import { createClient } from "@redis/client";
import { MemoryStore, type Options, type Store } from "express-rate-limit";
import { RedisStore, type RedisReply } from "rate-limit-redis";

/** Hears of a shared store that failed or came back: codes only. */
type Say = (event: string, fields: Record<string, string | number>, level?: "info" | "warn") => void;

const answerTimeoutMs = 250;
const restMs = 30_000;
const reconnectMs = 2000;

/** A store of rate limits over Redis. Lazy: it connects by itself and waits for nobody. */
function redisStore(url: string, prefix: string): Store {
  const client = createClient({
    url,
    // A command that cannot go out now must fail now: a visitor waits for it.
    disableOfflineQueue: true,
    socket: { connectTimeout: reconnectMs, reconnectStrategy: reconnectMs },
  });
  // Without a listener an unreachable Redis would end the process; what it means for limits is said below.
  client.on("error", () => {});
  client.connect().catch(() => {});
  const sendCommand = (...command: string[]) => client.sendCommand<RedisReply>(command);
  return new RedisStore({ prefix, sendCommand });
}

/** The promise's value, or a rejection after `answerTimeoutMs`. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The shared store is too slow")), answerTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Limits that several processes share through Redis. A Redis that fails, or hangs for over 250 ms, never keeps a visitor waiting:
 * this process then counts by itself, and asks Redis again after half a minute.
 */
export class SharedLimitStore implements Store {
  readonly #own = new MemoryStore();
  readonly #shared: Store;
  readonly #say: Say;
  #restUntilMs = 0;

  constructor(url: string, prefix: string, say: Say) {
    this.#shared = redisStore(url, prefix);
    this.#say = say;
  }

  init(options: Options): void {
    this.#own.init(options);
    this.#shared.init?.(options);
  }

  async increment(key: string) {
    const own = await this.#own.increment(key);
    return (await this.#askShared(() => this.#shared.increment(key))) ?? own;
  }

  async decrement(key: string): Promise<void> {
    await this.#own.decrement(key);
    await this.#askShared(() => this.#shared.decrement(key));
  }

  async resetKey(key: string): Promise<void> {
    await this.#own.resetKey(key);
    await this.#askShared(() => this.#shared.resetKey(key));
  }

  async #askShared<Value>(ask: () => Promise<Value> | Value): Promise<Value | undefined> {
    if (performance.now() < this.#restUntilMs) return undefined;
    try {
      return await inTime(Promise.resolve(ask()));
    } catch {
      this.#restUntilMs = performance.now() + restMs;
      this.#say("limits.local", { restMs }, "warn");
      return undefined;
    }
  }
}
