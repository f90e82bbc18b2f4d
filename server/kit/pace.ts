import { setTimeout as sleep } from "node:timers/promises";

/** Resolves for its callers one after the other, `gapMs` apart. */
export function createPace(gapMs: number): () => Promise<void> {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const atMs = Math.max(performance.now(), freeAtMs);
    freeAtMs = atMs + gapMs;
    const waitMs = atMs - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false });
  };
}
