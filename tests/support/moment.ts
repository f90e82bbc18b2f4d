import { dayInPark } from "../../views/ui/format.ts";
import { allPages } from "./proofs.ts";

/** A Wednesday noon. The reference pictures are of this moment, at whatever moment the suite runs. */
export const usualMoment = "2026-11-25T12:00:00+03:00";

/**
 * When tests live: the moment at which their sites start. `TEST_MOMENT` sets another one, as `npm run test:days` does:
 * a test that hangs on the day it runs on fails there.
 */
export const siteMoment = new Date(process.env.TEST_MOMENT || usualMoment);

/** A clock that starts at that moment and moves on. */
export function clockFrom(moment = siteMoment): () => Date {
  const startedAtMs = performance.now();
  return () => new Date(moment.getTime() + performance.now() - startedAtMs);
}

/** The first day of a month after the tests' own, ISO 8601: pages offer the next ones to move in. */
export function monthAhead(months: number): string {
  const [year = 0, month = 0] = dayInPark(siteMoment).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

/** A day as pages write it: «19 января», or «19.01.2027» where room is short. */
export const writtenDay = /\d{1,2}(?:\s[а-я]+|\.\d{2}\.\d{4})/;

const lastMinutesOfYear = "2026-12-31T23:58:00+03:00";
const yearsLater = "2031-06-18T12:00:00+03:00";

/** The moments at which `npm run test:days` runs the suite. */
export const suiteMoments = [
  usualMoment,
  "2026-11-28T10:00:00+03:00", // A Saturday.
  lastMinutesOfYear,
  "2027-01-01T11:00:00+03:00",
  "2028-02-29T12:00:00+03:00",
  yearsLater,
];

/** The moments at which one run of the suite shows every kind of page: all of them in CI, else the two odd ones. */
export const shownMoments = allPages ? suiteMoments : [lastMinutesOfYear, yearsLater];
