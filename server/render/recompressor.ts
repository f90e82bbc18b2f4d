type Recompressable = { recompress(): Promise<void> };

const waitingMax = 50;

/** Recompresses responses one at a time, so that many new pages do not take all cores. */
export function createRecompressor() {
  const waiting = new Map<Recompressable, () => void>();
  let working = false;

  const work = async (): Promise<void> => {
    working = true;
    for (const [answer, done] of waiting) {
      // Stays in the queue during compression, to prevent a second run.
      await answer.recompress().then(done, () => {});
      waiting.delete(answer);
    }
    working = false;
  };

  return {
    /** Queues a response, unless it is queued already. If the queue is full, the response waits for its next hit. */
    add(answer: Recompressable, done: () => void): void {
      if (waiting.size >= waitingMax || waiting.has(answer)) return;
      waiting.set(answer, done);
      if (!working) void work();
    },
  };
}
