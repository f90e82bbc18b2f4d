import { offsetMs } from "../../views/ui/format.ts";

const minuteSeconds = 60;
const hourSeconds = 3600;
const dayHours = 24;
const daySeconds = dayHours * hourSeconds;
const revalidateSeconds = 600;

/**
 * For shared caches. A page that tells the time is rendered twice a minute and kept for half a minute, so it is never
 * older than a minute. After midnight a promotion or a date may be over, so no page is served stale beyond it: a page
 * stays in memory until its hour ends, with this header. The header changes once an hour, so that a page which is
 * rendered again keeps its compressed bytes.
 */
export function cacheControl(now: Date, showsTime: boolean): string {
  if (showsTime) return `public, max-age=0, s-maxage=${minuteSeconds / 2}`;
  const hourOfDay = Math.floor((now.getTime() + offsetMs) / (hourSeconds * 1000)) % dayHours;
  const staleSeconds = (dayHours - hourOfDay - 1) * hourSeconds;
  const whileRevalidate = `stale-while-revalidate=${Math.min(revalidateSeconds, staleSeconds)}`;
  return `public, max-age=0, s-maxage=${minuteSeconds}, ${whileRevalidate}, stale-if-error=${staleSeconds}`;
}

/** For an answer to a visitor's own words: theirs alone. */
export const privateCaching = { "Cache-Control": "private, no-cache" };

/** Where an address leads does not change with the day. */
export const redirectCaching = {
  "Cache-Control": `public, max-age=0, s-maxage=${minuteSeconds}, stale-while-revalidate=${revalidateSeconds}, stale-if-error=${daySeconds}`,
};

/** Whether a misspelled address leads to a page changes with the content. */
export const misspelledCaching = { "Cache-Control": `public, max-age=0, s-maxage=${minuteSeconds}` };
