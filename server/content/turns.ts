/** Runs a task once one of the turns is free. An aborted signal ends its wait: then it rejects. */
export type InTurn = <Value>(task: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/** Runs at most `atOnceMax` tasks at once; the others wait, first come, first served. */
export function createTurns(atOnceMax: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task, signal) => {
    if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
