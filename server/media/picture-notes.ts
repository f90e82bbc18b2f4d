import type { PictureFindings } from "../content/picture-findings.ts";

/** `gone` notes that a picture cannot be had for some time. */
export type PictureNotes = PictureFindings & { gone(src: string, forMs: number): void };

const goneMax = 2000;

/** The missing pictures that one process has met. */
export function createPictureNotes(now: () => number = () => performance.now()): PictureNotes {
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
    isGone(src) {
      forget();
      return gone.has(src);
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
