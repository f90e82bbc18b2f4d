import { LRUCache } from "lru-cache";

/** What is known of pictures, by `Image.src`. */
export type PictureFindings = {
  /** Whether the upstream had no such picture lately. */
  isGone(src: string): boolean;
  /** Names all of them: content that was read while it was another one may show or lack others. */
  mark(): string;
};

/** `gone` notes that a picture cannot be had for some time. */
export type PictureNotes = PictureFindings & { gone(src: string, forMs: number): void };

const goneMax = 2000;

/** The missing pictures that one process has met. */
export function createPictureNotes(now: () => number = () => performance.now()): PictureNotes {
  const gone = new LRUCache<string, true>({
    maxSize: goneMax,
    sizeCalculation: () => 1,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    isGone: (src) => gone.has(src),
    mark: () => [...gone.keys()].sort().join(" "),
    gone: (src, forMs) => void gone.set(src, true, { ttl: forMs }),
  };
}
