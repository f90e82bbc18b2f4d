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

const keysMax = 1000;

/** Tells whether a key comes for the first time. Beyond a thousand keys, further ones count as known. */
export function firstTimes(): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key) || keys.size >= keysMax) return false;
    keys.add(key);
    return true;
  };
}
