/**
 * When tests live: the moment at which their sites start, on a Wednesday. `TEST_MOMENT` sets another one, as
 * `npm run test:days` does: a test that hangs on the day it runs on fails there.
 */
export const siteMoment = new Date(process.env.TEST_MOMENT || "2026-11-25T12:00:00+03:00");

/** A clock that starts at that moment and moves on. */
export function clockFrom(moment = siteMoment): () => Date {
  const startedAtMs = performance.now();
  return () => new Date(moment.getTime() + performance.now() - startedAtMs);
}
