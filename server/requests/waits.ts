const waitMaxMs = 15 * 60_000;
/** The longest wait between two attempts. */
export const retryAfterMaxMs = 3_600_000;

/**
 * How long to wait after the `attempts`-th attempt: `firstMs`, doubled each time up to 15 minutes, less a random fifth,
 * also at the cap, so that requests of one outage do not come back in one moment. `random` is 0 to 1.
 */
export function backoffMs(attempts: number, firstMs: number, random: number): number {
  const doubled = firstMs * 2 ** Math.min(attempts - 1, 30);
  return Math.round(Math.min(doubled, waitMaxMs) * (1 - 0.2 * random));
}

/**
 * What `Retry-After` asks for, in seconds or as a date, at most an hour; undefined when it asks for nothing readable.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header);
  // Date.parse also reads "-5"; an HTTP date ends in GMT.
  if (!seconds && !header.trim().endsWith("GMT")) return undefined;
  const ms = seconds ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMaxMs);
}
