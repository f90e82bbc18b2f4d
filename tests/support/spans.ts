/** The processor time of this thread so far, in ms: other load stretches it less than the clock. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const triesMax = 3;

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
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < triesMax && least > enough; tries += 1) {
    const usualMs = await took(usual);
    least = Math.min(least, (await took(heavy)) / usualMs);
  }
  return least;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
