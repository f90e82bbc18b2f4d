const afterFirstPageMs = 20_000;
const closedForMs = 30 * 24 * 60 * 60 * 1_000;

/** What is remembered of the banner. Times are milliseconds since 1970; `closedAt` undefined: never closed. */
export type BannerMemory = { shownInSession: boolean; firstPageAt: number; closedAt: number | undefined };

/** How long until the banner may open by itself, in ms; undefined: not in this session. */
export function bannerOpensInMs(
  { shownInSession, firstPageAt, closedAt }: BannerMemory,
  now: number,
): number | undefined {
  if (shownInSession || (closedAt !== undefined && now - closedAt < closedForMs)) return undefined;
  return Math.max(0, firstPageAt + afterFirstPageMs - now);
}
