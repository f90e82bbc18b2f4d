const pageLimits = { waitingMax: 200, waitingOfOneMax: 50 };

/** More wait to be rendered than the site can make in a second or two. */
export class Busy extends Error {
  override readonly name = "Busy";
  readonly status = 503;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Rendering is the only scarce thing: one render a turn of the event loop, so that new connections are accepted in
 * between. Visitors' addresses get their turns in rotation: one with many pages delays only itself. Work that takes
 * longer, such as drawing a picture, holds the turn until it ends.
 */
export function createRenderQueue({ waitingMax, waitingOfOneMax } = pageLimits) {
  /** Who waits, in the order of turns. */
  const queues = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;

  const next = async (): Promise<void> => {
    const [first] = queues;
    if (!first) return;
    const [address, queue] = first;
    const work = queue.shift();
    queues.delete(address);
    if (queue.length > 0) queues.set(address, queue);
    await work?.();
    waiting -= 1;
    if (waiting > 0) setImmediate(next);
  };

  /** Does the work in its turn. Rejects with `Busy` if too many wait, in all or of this address. */
  function inTurn<T>(address: string, work: () => T | Promise<T>): Promise<T> {
    const queue = queues.get(address) ?? [];
    if (waiting >= waitingMax || queue.length >= waitingOfOneMax)
      return Promise.reject(new Busy("Too many wait to be rendered"));
    queues.set(address, queue);
    waiting += 1;
    if (waiting === 1) setImmediate(next);
    return new Promise((resolve, reject) => {
      queue.push(() => Promise.resolve().then(work).then(resolve, reject));
    });
  }
  return {
    inTurn,
    /** Resolves when this render may run. */
    turn: (address: string): Promise<void> => inTurn(address, () => {}),
  };
}
