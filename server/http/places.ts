import type { EventEmitter } from "node:events";

const production = { placesMax: 40, waitingMax: 200, waitMaxMs: 1000, now: Date.now };
export type PlacesOptions = Partial<typeof production>;

type Waiting = { res: EventEmitter; address: string; start: () => void };

/** What comes after a pause of the process drains sooner. Longer is an overload: a queue would only add delay. */
const burstMaxMs = 1000;

/** Bounds the pages that are made at once; in a burst, further ones wait in a queue. */
export function createPlaces(options: PlacesOptions = {}) {
  const { placesMax, waitingMax, waitMaxMs, now } = { ...production, ...options };
  /** Concurrent requests for one address share one render and count as one. */
  const atOnce = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let burstAtMs = Number.NEGATIVE_INFINITY;
  let fullAtMs = Number.NEGATIVE_INFINITY;

  const isFree = (address: string) => atOnce.has(address) || atOnce.size < placesMax;
  const take = ({ res, address, start }: Waiting): void => {
    atOnce.set(address, (atOnce.get(address) ?? 0) + 1);
    whenMade(res, () => leave(address));
    start();
  };
  const leave = (address: string): void => {
    const left = (atOnce.get(address) ?? 1) - 1;
    if (left > 0) atOnce.set(address, left);
    else atOnce.delete(address);
    for (const one of waiting) {
      if (!isFree(one.address)) return;
      waiting.delete(one);
      take(one);
    }
  };
  /** All places are taken: whether that began a short time ago. */
  const isBurst = (): boolean => {
    const at = now();
    if (at - fullAtMs > burstMaxMs) burstAtMs = at;
    fullAtMs = at;
    return at - burstAtMs <= burstMaxMs;
  };

  return {
    /** Calls `start` when a page may be made, `refuse` if that takes too long. `res` is its response. */
    enter(res: EventEmitter, address: string, start: () => void, refuse: () => void) {
      const one = { res, address, start };
      if (isFree(address)) return take(one);
      if (!isBurst() || waiting.size >= waitingMax) return refuse();
      waiting.add(one);
      const timer = setTimeout(() => waiting.delete(one) && refuse(), waitMaxMs);
      res.once("close", () => {
        clearTimeout(timer);
        waiting.delete(one);
      });
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
