const failuresMin = 3;
const noticeEveryMs = 60_000;

/**
 * Notices that upstream is back: a success after three failures in a row. Without it the last request of an outage
 * would wait out its 15 minutes. At most once a minute, so that one request that always fails cannot drag the others
 * round with it.
 */
export function createRecovery(): { failed(): void; succeeded(now: number): boolean } {
  // The process may have been started in the middle of an outage that another one saw.
  let failures = failuresMin;
  let noticedAt = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      failures += 1;
    },
    succeeded(now) {
      const back = failures >= failuresMin;
      if (back && now - noticedAt < noticeEveryMs) return false;
      failures = 0;
      if (back) noticedAt = now;
      return back;
    },
  };
}
