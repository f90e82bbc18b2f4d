/** Too much work waits already. */
export class TooManyWait extends Error {
  override readonly name = "TooManyWait";
}

export type Turns = ReturnType<typeof createTurns>;

/** Runs at most `atOnceMax` pieces of work at once; at most `waitingMax` more wait, in their order. */
export function createTurns(atOnceMax: number, waitingMax = Number.POSITIVE_INFINITY) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < atOnceMax) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingMax) throw new TooManyWait("Too much work waits");
    // Whoever ends hands its turn over, so `running` stays the same.
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    /** Does the work in its turn. Rejects with `TooManyWait` if too much waits. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
