/** Runs work once for all who ask for it by the same key while it runs. A later call runs it again. */
export function createFlights<Key, Value>() {
  const running = new Map<Key, Promise<Value>>();
  return {
    /** The work that runs under a key; undefined if none does. */
    running: (key: Key): Promise<Value> | undefined => running.get(key),
    size: (): number => running.size,
    run(key: Key, work: () => Promise<Value>): Promise<Value> {
      const before = running.get(key);
      if (before !== undefined) return before;
      const flight = work().finally(() => running.delete(key));
      running.set(key, flight);
      return flight;
    },
  };
}
