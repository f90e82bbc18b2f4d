import { monotonicMs } from "../process/clock.ts";
import { budget } from "./bounds.ts";
import type { KeeperParts } from "./keep-parts.ts";
import type { ItemAnswer } from "./next-state.ts";
import type { PartName } from "./read-parts.ts";
import { type DueItem, dueItems, retryMs } from "./schedule.ts";
import { reasonOf } from "./upstream.ts";

const itemsEveryMs = 100;
const itemsPauseMs = 1000;
/** Items that are read before the content is composed with their answers. */
const itemsAtOnce = 50;

type ItemsParts = KeeperParts & {
  /** Parses a part's texts again, with the new answers of its items. */
  refine: (name: PartName) => Promise<void>;
  /** Resolves when the newest content is shown. */
  settled: () => Promise<void>;
  everyMs: number;
};

/** `gapMs`: the time between two calls; `ofEach`: the first items of each part; `onFault` replaces log and backoff. */
type ItemsOptions = { gapMs?: number; ofEach?: number; onFault?: (fault: unknown) => void };

/** Makes the own calls of items, for example `/pavilions/12`: ten a second, one after the other. */
export function createItemsReading(parts: ItemsParts) {
  const { reader, store, refine, publish, settled, pause, isStopped, everyMs } = parts;

  /** Undefined after a fault, and after the wait that follows it. */
  const readItem = async (item: DueItem, onFault: ItemsOptions["onFault"]): Promise<ItemAnswer | undefined> => {
    try {
      return await reader.item(item);
    } catch (fault) {
      if (onFault) {
        onFault(fault);
        return undefined;
      }
      store.dispatch({ kind: "itemFailed", reason: reasonOf(fault) });
      const waitMs = retryMs(store.state().itemFailures, true, everyMs);
      await pause(waitMs, store.nextEvent());
      return undefined;
    }
  };

  /** Reads items that are due and refines their parts. Returns how many were due. */
  const readItems = async (options: ItemsOptions = {}): Promise<number> => {
    const { gapMs = itemsEveryMs, ofEach = budget.items, onFault } = options;
    const due = dueItems(store.state(), monotonicMs(), ofEach).slice(0, itemsAtOnce);
    const answers: ItemAnswer[] = [];
    for (const item of due) {
      if (isStopped()) break;
      const answer = await readItem(item, onFault);
      if (answer) answers.push(answer);
      if (gapMs > 0) await pause(gapMs);
    }
    const partsToRefine = store.dispatch({ kind: "items", answers, atMs: monotonicMs() });
    for (const name of partsToRefine) await refine(name);
    publish();
    await settled();
    return due.length;
  };

  const keepReadingItems = async (): Promise<void> => {
    while (!isStopped()) {
      const dueCount = await readItems();
      if (dueCount === 0) await pause(itemsPauseMs);
    }
  };

  return { readItems, keepReadingItems };
}
