import { currentAsker } from "../kit/asker.ts";

/** All places to wait are taken, or those of this asker. */
export class NoTurn extends Error {
  override readonly name = "NoTurn";
}

export type FairTurnsOptions = { atOnceMax: number; waitingMax: number; waitingOfOneMax: number };

/** Bounds what runs at once. Waiting askers get turns in rotation: one with many calls delays only itself. */
export function createFairTurns({ atOnceMax, waitingMax, waitingOfOneMax }: FairTurnsOptions) {
  /** Who waits, in the order of turns. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const startNext = (): void => {
    const [first] = queues;
    if (!first) return;
    const [asker, queue] = first;
    queues.delete(asker);
    const start = queue.shift();
    if (queue.length > 0) queues.set(asker, queue);
    waiting -= 1;
    start?.();
  };
  const wait = (asker: string): Promise<void> => {
    const queue = queues.get(asker) ?? [];
    if (waiting >= waitingMax || queue.length >= waitingOfOneMax) throw new NoTurn();
    queues.set(asker, queue);
    waiting += 1;
    return new Promise((start) => void queue.push(start));
  };

  /** Runs `work` in turn. Rejects with `NoTurn` if too many wait. */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // The place of a finished call goes to who waits: `running` stays.
    if (running < atOnceMax) running += 1;
    else await wait(currentAsker());
    try {
      return await work();
    } finally {
      if (waiting > 0) startNext();
      else running -= 1;
    }
  };
}
