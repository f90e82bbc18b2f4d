const lookEveryMs = 5000;
/** Less CPU time per interval means idle; more since the last collection makes another one worthwhile. */
const quietCpuMs = 100;
const workedCpuMs = 2000;

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs a full GC when the process becomes idle: Node by itself keeps memory after a load peak. Frees about a quarter; a
 * run takes some 50 ms. `collect` is undefined without `--expose-gc`; `cpuMs` tells the CPU time used so far.
 */
export function collectWhenIdle(
  collect: (() => void) | undefined,
  { everyMs = lookEveryMs, cpuMs = ownCpuMs } = {},
): void {
  if (collect === undefined) return;
  let seenMs = cpuMs();
  let tidiedMs = seenMs;
  setInterval(() => {
    const nowMs = cpuMs();
    const quiet = nowMs - seenMs < quietCpuMs;
    seenMs = nowMs;
    if (!quiet || nowMs - tidiedMs < workedCpuMs) return;
    collect();
    tidiedMs = cpuMs();
    seenMs = tidiedMs;
  }, everyMs).unref();
}
