import { monotonicMs } from "../process/clock.ts";
import { budget } from "./bounds.ts";
import type { ContentReader } from "./content-reader.ts";
import type { State } from "./content-state.ts";
import type { ContentEvent, ItemAnswer } from "./next-state.ts";
import type { PartName } from "./read-parts.ts";
import { type DueItem, dueItems, retryMs } from "./schedule.ts";
import { reasonOf } from "./upstream.ts";

const itemsEveryMs = 100;
const itemsPauseMs = 1000;
/** Items read between two new values of the content. */
const itemsAtOnce = 50;

/** What the items' calls need of the keeper. */
export type ItemsParts = {
  reader: ContentReader;
  state: () => State;
  /** Returns the parts whose items answered something new. */
  dispatch: (event: ContentEvent) => PartName[];
  /** Takes the new answers of a part's items into the part. */
  readAgain: (name: PartName) => Promise<void>;
  /** Shows the new content. */
  publish: () => Promise<void>;
  /** `untilEvent`: it ends early at an event. */
  pause: (ms: number, untilEvent?: boolean) => Promise<void>;
  isStopped: () => boolean;
  everyMs: number;
};

/** `gapMs`: the time between two calls; `ofEach`: the first items of each part; `onFault` replaces log and backoff. */
type ItemsOptions = { gapMs?: number; ofEach?: number; onFault?: (fault: unknown) => void };

/** Items' own calls, ten a second, one after the other. */
export function createItemsReading(parts: ItemsParts) {
  const { reader, state, dispatch, readAgain, publish, pause, isStopped, everyMs } = parts;

  /** Undefined after a fault, and after the wait that follows it. */
  const readItem = async (item: DueItem, onFault: ItemsOptions["onFault"]): Promise<ItemAnswer | undefined> => {
    try {
      return await reader.item(item);
    } catch (fault) {
      if (onFault) {
        onFault(fault);
        return undefined;
      }
      dispatch({ kind: "itemFailed", reason: reasonOf(fault) });
      await pause(retryMs(state().itemFailures, true, everyMs), true);
      return undefined;
    }
  };
  /** Reads items that are due and refines their lists by them. Returns how many were due. */
  const readItems = async (options: ItemsOptions = {}): Promise<number> => {
    const { gapMs = itemsEveryMs, ofEach = budget.items, onFault } = options;
    const due = dueItems(state(), monotonicMs(), ofEach).slice(0, itemsAtOnce);
    const answers: ItemAnswer[] = [];
    for (const item of due) {
      if (isStopped()) break;
      const answer = await readItem(item, onFault);
      if (answer) answers.push(answer);
      if (gapMs > 0) await pause(gapMs);
    }
    for (const name of dispatch({ kind: "items", answers, atMs: monotonicMs() })) await readAgain(name);
    await publish();
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
