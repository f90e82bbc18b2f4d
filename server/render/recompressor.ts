/** Packs answers as small as they get, one after the other, so that a crowd of new pages does not take the machine. */
export type Recompressor = {
  /** Puts an answer in the queue, or leaves it for the next time it is asked for where the queue is full. */
  add(answer: Recompressable, done: () => void): void;
};

/** What can be made smaller on another thread. */
type Recompressable = { recompress(): Promise<void> };

const waitingMax = 50;

/** Makes a recompressor. An answer that is in the queue already is not added again. */
export function createRecompressor(): Recompressor {
  const waiting = new Map<Recompressable, () => void>();
  let working = false;

  const work = async (): Promise<void> => {
    working = true;
    for (const [answer, done] of waiting) {
      // It stays in the queue while it is packed, so that no second one is begun.
      await answer.recompress().then(done, () => {});
      waiting.delete(answer);
    }
    working = false;
  };

  return {
    add(answer, done) {
      if (waiting.size >= waitingMax || waiting.has(answer)) return;
      waiting.set(answer, done);
      if (!working) void work();
    },
  };
}
