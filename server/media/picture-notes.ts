import { LRUCache } from "lru-cache";
import type { PictureFindings } from "../content/picture-findings.ts";

/** `PictureFindings` that the conversion writes. */
export type PictureNotes = PictureFindings & {
  /** Notes a picture's tone; undefined if it is transparent. */
  converted(src: string, tone: number | undefined): void;
  knowsToneOf(src: string): boolean;
  /** Notes that a picture cannot be had for some time. */
  gone(src: string, forMs: number): void;
};

const tonesMax = 30_000;
const goneMax = 2000;

/** Notes of one process. They fade: pages of a new process show neutral placeholders until pictures are asked for. */
export function createPictureNotes(now: () => number = () => performance.now()): PictureNotes {
  const tones = new LRUCache<string, { tone: number | undefined }>({
    maxSize: tonesMax,
    sizeCalculation: () => 1,
  });
  const gone = new Map<string, number>();
  let version = 0;
  let nextBackAtMs = Number.POSITIVE_INFINITY;

  /** Pictures whose time is over may be tried again. */
  const forget = (): void => {
    if (now() < nextBackAtMs) return;
    for (const [src, backAtMs] of gone) if (backAtMs <= now()) gone.delete(src);
    nextBackAtMs = Math.min(...gone.values());
    version += 1;
  };

  return {
    version() {
      forget();
      return version;
    },
    toneOf: (src) => tones.get(src)?.tone,
    knowsToneOf: (src) => tones.has(src),
    isGone(src) {
      forget();
      return gone.has(src);
    },
    converted(src, tone) {
      if (tones.get(src)?.tone !== tone) version += 1;
      tones.set(src, { tone });
    },
    gone(src, forMs) {
      const [oldest] = gone.keys();
      if (gone.size >= goneMax && oldest !== undefined) gone.delete(oldest);
      gone.set(src, now() + forMs);
      nextBackAtMs = Math.min(nextBackAtMs, now() + forMs);
      version += 1;
    },
  };
}
