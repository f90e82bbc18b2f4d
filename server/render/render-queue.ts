const production = { waitingMax: 200, waitingOfOneMax: 50 };

/** More pages wait to be rendered than the site can make in a second or two. */
export class Busy extends Error {
  override readonly name = "Busy";
  readonly status = 503;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Rendering is the only scarce thing: one render a turn of the event loop, so that new connections are accepted in
 * between. Visitors' addresses get their turns in rotation: one with many pages delays only itself.
 */
export function createRenderQueue({ waitingMax, waitingOfOneMax } = production) {
  /** Who waits, in the order of turns. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;

  const next = (): void => {
    const [first] = queues;
    if (!first) return;
    const [address, queue] = first;
    queues.delete(address);
    queue.shift()?.();
    waiting -= 1;
    if (queue.length > 0) queues.set(address, queue);
    if (waiting > 0) setImmediate(next);
  };

  return {
    /** Resolves when this render may run. Rejects with `Busy` if too many wait, in all or of this address. */
    turn(address: string): Promise<void> {
      const queue = queues.get(address) ?? [];
      if (waiting >= waitingMax || queue.length >= waitingOfOneMax)
        return Promise.reject(new Busy("Too many pages wait to be rendered"));
      queues.set(address, queue);
      waiting += 1;
      if (waiting === 1) setImmediate(next);
      return new Promise((resolve) => void queue.push(resolve));
    },
  };
}
