import type { Content } from "../../views/content/content.ts";
import type { Image } from "../../views/ui/image.ts";
import { sameItems } from "../../views/ui/Kept.ts";

/** What is known of pictures, by `Image.src`. */
export type PictureFindings = {
  /** Increases after something was learned; 0: nothing yet. */
  version(): number;
  /** Whether the upstream had no such picture lately. */
  isGone(src: string): boolean;
};

/** The fields that hold pictures, or items with pictures. */
const fields = [
  ..."image images logo plan banners advertisementBanners residentsMap visitorsMap".split(" "),
  ..."park services units stock office warehouse trade_area shops news surfaces parking".split(" "),
];

/**
 * Content with the findings about its pictures. Missing ones are left out, so that pages show their drawings.
 * Unchanged objects and lists keep their identity, because results computed from them are cached.
 */
export function withPictureFindings(findings: PictureFindings): (content: Content) => Content {
  const parts = (object: object): object => {
    const changed: Record<string, unknown> = { ...object };
    for (const name of fields) if (name in changed) changed[name] = shown(changed[name]);
    return changed;
  };

  /** Each value's last result, mapped again only after something was learned. */
  const before = new WeakMap<object, { version: number; mapped: unknown }>();
  /** A value with the findings; undefined for a missing picture. */
  const shown = (value: unknown): unknown => {
    const version = findings.version();
    if (typeof value !== "object" || value === null || version === 0) return value;
    const last = before.get(value);
    if (last?.version === version) return last.mapped;
    const mapped = Array.isArray(value)
      ? value.map(shown).filter((item) => item !== undefined)
      : isImage(value)
        ? findings.isGone(value.src)
          ? undefined
          : value
        : parts(value);
    const kept = [value, last?.mapped].find((candidate) => isSame(candidate, mapped)) ?? mapped;
    before.set(value, { version, mapped: kept });
    return kept;
  };
  return (content) => shown(content) as Content; // A picture that is missing is undefined in its type, too.
}

const isImage = (value: object): value is Image => "src" in value;

/** Whether two objects have identical entries. */
const isSame = (value: unknown, other: unknown): boolean =>
  sameItems(Object.values(Object(value)), Object.values(Object(other)));

/** `gone` notes that a picture cannot be had for some time. */
export type PictureNotes = PictureFindings & { gone(src: string, forMs: number): void };

const goneMax = 2000;
/** All pages are rendered anew after a version, so broken pictures that are met one by one share one. */
const versionEveryMs = 10_000;

/** The missing pictures that one process has met. */
export function createPictureNotes(now: () => number = () => performance.now()): PictureNotes {
  const gone = new Map<string, number>();
  let version = 0;
  let versionAtMs = Number.NEGATIVE_INFINITY;
  let hasLearned = false;
  let nextBackAtMs = Number.POSITIVE_INFINITY;

  /** Pictures whose time is over may be tried again. */
  const forget = (): void => {
    if (now() < nextBackAtMs) return;
    for (const [src, backAtMs] of gone) if (backAtMs <= now()) gone.delete(src);
    nextBackAtMs = Math.min(...gone.values());
    hasLearned = true;
  };

  return {
    version() {
      forget();
      if (!hasLearned || now() - versionAtMs < versionEveryMs) return version;
      version += 1;
      versionAtMs = now();
      hasLearned = false;
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
      hasLearned = true;
    },
  };
}
