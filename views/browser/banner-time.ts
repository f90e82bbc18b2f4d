const closedForMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * The banner's history. Times are milliseconds since 1970. `closedAt` undefined: never closed; `afterSeconds`
 * undefined: it never opens by itself.
 */
export type BannerMemory = {
  afterSeconds: number | undefined;
  shownInSession: boolean;
  firstPageAt: number;
  closedAt: number | undefined;
};

/** Time in ms until the banner opens by itself; undefined: not in this session. */
export function bannerOpensInMs(
  { afterSeconds, shownInSession, firstPageAt, closedAt }: BannerMemory,
  now: number,
): number | undefined {
  if (afterSeconds === undefined || shownInSession) return undefined;
  if (closedAt !== undefined && now - closedAt < closedForMs) return undefined;
  return Math.max(0, firstPageAt + afterSeconds * 1_000 - now);
}
