import type { EventEmitter } from "node:events";

const production = {
  placesMax: 40,
  /** Of one visitor. */
  placesOfOneMax: 16,
  waitingMax: 200,
  waitingOfOneMax: 50,
  waitMaxMs: 1000,
  now: () => performance.now(),
};
export type PageSlotsOptions = Partial<typeof production>;

/** A page that is asked for: by `asker`, the visitor's address, at `address`, the page's. */
export type Entering = { res: EventEmitter; address: string; asker: string };
type Waiting = Entering & { start: () => void };

/** Requests of a pause of the process drain sooner. A longer burst is an overload: a queue would only add delay. */
const burstMaxMs = 1000;

/** Bounds the pages that are made at once, in all and for one visitor; in a burst, further ones wait in a queue. */
export function createPageSlots(options: PageSlotsOptions = {}) {
  const { placesMax, placesOfOneMax, waitingMax, waitingOfOneMax, waitMaxMs, now } = { ...production, ...options };
  /** Concurrent requests for one address share one render and count as one. */
  const atOnce = createCounts();
  const ofAskers = createCounts();
  const waiting = new Set<Waiting>();
  let burstAtMs = Number.NEGATIVE_INFINITY;
  let fullAtMs = Number.NEGATIVE_INFINITY;

  const isFree = ({ address, asker }: Entering) =>
    atOnce.of(address) > 0 || (atOnce.size() < placesMax && ofAskers.of(asker) < placesOfOneMax);
  const take = ({ res, address, asker, start }: Waiting): void => {
    atOnce.add(address);
    ofAskers.add(asker);
    whenMade(res, () => {
      atOnce.remove(address);
      ofAskers.remove(asker);
      startNext();
    });
    start();
  };
  const startNext = (): void => {
    for (const waiter of waiting) {
      if (!isFree(waiter)) continue;
      waiting.delete(waiter);
      take(waiter);
    }
  };
  const waitingOf = (asker: string) => [...waiting].filter((waiter) => waiter.asker === asker).length;
  /** All places are taken: whether that began a short time ago. */
  const isBurst = (): boolean => {
    const at = now();
    if (at - fullAtMs > burstMaxMs) burstAtMs = at;
    fullAtMs = at;
    return at - burstAtMs <= burstMaxMs;
  };

  return {
    /** Calls `start` when a page may be made, `refuse` if that takes too long. */
    enter({ res, address, asker }: Entering, start: () => void, refuse: () => void) {
      const waiter = { res, address, asker, start };
      if (isFree(waiter)) return take(waiter);
      const isQueueFull = waiting.size >= waitingMax || waitingOf(asker) >= waitingOfOneMax;
      const isOverload = atOnce.size() >= placesMax && !isBurst();
      if (isOverload || isQueueFull) return refuse();
      waiting.add(waiter);
      const timer = setTimeout(() => waiting.delete(waiter) && refuse(), waitMaxMs);
      res.once("close", () => {
        clearTimeout(timer);
        waiting.delete(waiter);
      });
    },
  };
}

/** How often each key is in use. */
export function createCounts() {
  const counts = new Map<string, number>();
  return {
    size: () => counts.size,
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove(key: string): void {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

/** Calls `done` when the response is complete or the client disconnects. Slow readers do not occupy a place. */
export function whenMade(res: EventEmitter, done: () => void): void {
  const events = ["prefinish", "close"] as const;
  const once = () => {
    for (const event of events) res.off(event, once);
    done();
  };
  for (const event of events) res.on(event, once);
}
