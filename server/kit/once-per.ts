/** Calls `tell` at most once in `everyMs`, with the number of calls since the last time. */
export function oncePer(
  everyMs: number,
  tell: (count: number) => void,
  now: () => number = () => performance.now(),
): () => void {
  let count = 0;
  let toldAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - toldAtMs < everyMs) return;
    toldAtMs = now();
    tell(count);
    count = 0;
  };
}
