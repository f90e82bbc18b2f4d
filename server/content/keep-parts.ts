import { monotonicMs } from "../process/clock.ts";
import type { ContentReader } from "./content-reader.ts";
import type { ContentStore } from "./content-store.ts";
import { type PartName, partNames } from "./read-parts.ts";
import { dueParts, isRequired, requiredParts, untilDueMs } from "./schedule.ts";
import { reasonOf } from "./upstream.ts";

/** What the loops of reading use of the keeper. */
export type KeeperParts = {
  reader: ContentReader;
  store: ContentStore;
  /** Composes the known parts and shows the result as soon as it is prepared. */
  publish: () => void;
  /** Ends early at the signal, and when the keeper stops. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  isStopped: () => boolean;
};

/** Reads the parts of the content from the API, each when `schedule.ts` says that it is due. */
export function createPartsReading({ reader, store, publish, pause, isStopped }: KeeperParts) {
  const running = new Set<PartName>();
  const isRunning = (name: PartName) => running.has(name);

  const dispatchFailure = (name: PartName, fault: unknown): PartName[] =>
    store.dispatch({
      kind: "failed",
      name,
      reason: reasonOf(fault),
      parsedFor: reader.parsedFor(),
      atMs: monotonicMs(),
    });

  /** Parses the texts of a known part again: for another day, or with new answers of its items' own calls. */
  const refine = async (name: PartName): Promise<void> => {
    const { parts, items } = store.state();
    const before = parts[name].part;
    if (!before) return;
    try {
      const part = await reader.partAgain(name, before, items);
      store.dispatch({ kind: "refined", name, before, part });
    } catch (fault) {
      dispatchFailure(name, fault);
    }
  };

  const read = async (name: PartName): Promise<void> => {
    const { parts, items } = store.state();
    running.add(name);
    try {
      const part = await reader.part(name, { part: parts[name].part, items });
      store.dispatch({ kind: "read", name, part, atMs: monotonicMs() });
    } catch (fault) {
      for (const outdated of dispatchFailure(name, fault)) await refine(outdated);
    }
    running.delete(name);
    publish();
  };

  /**
   * Begins to read every part: `/init` first, `/services` second, all others after the answer to `/init`. `ended`
   * resolves when each has been read or has failed once.
   */
  const beginAll = async (): Promise<{ ended: Promise<unknown> }> => {
    const [park, services] = requiredParts.map(read);
    await park;
    const others = partNames.filter((name) => !isRequired(name)).map(read);
    return { ended: Promise.all([services, ...others]) };
  };

  const keepReading = async (): Promise<void> => {
    while (!isStopped()) {
      for (const name of dueParts(store.state(), monotonicMs(), isRunning)) void read(name);
      const waitMs = untilDueMs(store.state(), monotonicMs(), isRunning);
      await pause(waitMs, store.nextEvent());
    }
  };

  return { beginAll, keepReading, refine };
}
