import { LRUCache } from "lru-cache";
import { monotonicMs } from "../process/clock.ts";

export type MissingPictures = ReturnType<typeof createMissingPictures>;

/** What readers of the content ask. */
export type KnownMissing = Pick<MissingPictures, "includes" | "asText">;

const missingMax = 2000;

/** Pictures that this process could not get from their origin, by `Image.src`. Pages leave them out for some time. */
export function createMissingPictures(now: () => number = monotonicMs) {
  const missing = new LRUCache<string, true>({ max: missingMax, ttlResolution: 0, perf: { now } });
  return {
    includes: (src: string): boolean => missing.has(src),
    /** All of them as one text. When it changes, content must be parsed again: its pictures appear or go. */
    asText: (): string => [...missing.keys()].sort().join(" "),
    add: (src: string, forMs: number) => void missing.set(src, true, { ttl: forMs }),
  };
}
