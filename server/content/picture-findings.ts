import { LRUCache } from "lru-cache";
import { monotonicMs } from "../process/clock.ts";

export type PictureNotes = ReturnType<typeof createPictureNotes>;

/** What readers of the content ask. */
export type PictureFindings = Pick<PictureNotes, "isGone" | "mark">;

const goneMax = 2000;

/** The missing pictures that one process has met, by `Image.src`. */
export function createPictureNotes(now: () => number = monotonicMs) {
  const gone = new LRUCache<string, true>({ max: goneMax, ttlResolution: 0, perf: { now } });
  return {
    /** Whether the upstream had no such picture lately. */
    isGone: (src: string) => gone.has(src),
    /** Names all of them. Content that was read under another mark may show or lack other pictures. */
    mark: () => [...gone.keys()].sort().join(" "),
    /** Marks a picture as missing for some time. */
    gone: (src: string, forMs: number) => void gone.set(src, true, { ttl: forMs }),
  };
}
