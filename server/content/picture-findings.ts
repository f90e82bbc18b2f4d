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
  const backAtMs = new Map<string, number>();
  const isGone = (src: string) => (backAtMs.get(src) ?? 0) > now();
  return {
    isGone,
    mark: () => [...backAtMs.keys()].filter(isGone).sort().join(" "),
    gone(src, forMs) {
      const [oldest] = backAtMs.keys();
      if (backAtMs.size >= goneMax && oldest !== undefined) backAtMs.delete(oldest);
      backAtMs.set(src, now() + forMs);
    },
  };
}
