/** Calls `report` at most once in `everyMs`, with the number of calls since the last time. */
export function oncePer(
  everyMs: number,
  report: (count: number) => void,
  now: () => number = () => performance.now(),
): () => void {
  let count = 0;
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - reportedAtMs < everyMs) return;
    reportedAtMs = now();
    report(count);
    count = 0;
  };
}
