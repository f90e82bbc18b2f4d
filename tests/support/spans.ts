/** The processor time of this thread so far, in ms: other load stretches it less than the clock. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const triesMax = 3;
/** Some machines count processor time in ticks. */
const resolutionMs = 1;

/**
 * How many times longer `heavy` takes than `usual`, in processor time of this thread: a slow or busy machine stretches
 * both. Ends early once it is at most `enough`; a neighbour on the same core makes single measurements longer.
 */
export async function timesLonger(heavy: () => unknown, usual: () => unknown, enough: number): Promise<number> {
  const took = async (work: () => unknown) => {
    const begunMs = cpuMs();
    await work();
    return cpuMs() - begunMs;
  };
  let usualMs = Number.POSITIVE_INFINITY;
  let heavyMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (heavyMs <= enough * usualMs && tries > 0) break;
    usualMs = Math.min(usualMs, await took(usual));
    heavyMs = Math.min(heavyMs, await took(heavy));
  }
  return heavyMs / Math.max(resolutionMs, usualMs);
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
