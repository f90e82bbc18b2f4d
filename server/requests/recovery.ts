const failuresMin = 3;
const noticeEveryMs = 60_000;

/**
 * Detects the upstream's recovery: a success after three failures in a row. Otherwise the outage's last request would
 * wait out its 15 minutes. Fires once a minute at most, so that one failing request cannot trigger retries of all
 * others.
 */
export function createRecovery(): { failed(): void; succeeded(now: number): boolean } {
  // The process may have started during an outage that another one noticed.
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
