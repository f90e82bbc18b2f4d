const lookEveryMs = 5000;
/** Less work than this between two looks is quiet; more than this since the last tidying leaves something to tidy. */
const quietCpuMs = 100;
const workedCpuMs = 2000;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Collects garbage once the site is quiet after work, and so gives the machine a quarter of the memory back: by itself
 * Node keeps what it took in a rush. `collect` takes some 50 ms; undefined where the process was started without
 * `--expose-gc`.
 */
export function collectWhenIdle(collect: (() => void) | undefined, everyMs = lookEveryMs): void {
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
