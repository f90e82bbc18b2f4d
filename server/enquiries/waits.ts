const waitMaxMs = 15 * 60_000;
/** The longest accepted `Retry-After`. */
export const retryAfterMaxMs = 3_600_000;

/** `firstMs`, doubled up to 15 minutes, minus up to 20 % jitter (at the cap, too). `random` is 0 to 1. */
export function backoffMs(attempts: number, firstMs: number, random: number): number {
  const doubled = firstMs * 2 ** Math.min(attempts - 1, 30);
  return Math.round(Math.min(doubled, waitMaxMs) * (1 - 0.2 * random));
}

/** `Retry-After` in ms, from seconds or a date, at most an hour; undefined if unreadable. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header);
  // Date.parse also accepts "-5"; HTTP dates end in GMT.
  if (!seconds && !header.trim().endsWith("GMT")) return undefined;
  const ms = seconds ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMaxMs);
}
