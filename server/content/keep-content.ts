import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../views/content/content.ts";
import { notFound } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { monotonicMs } from "../process/clock.ts";
import { unlistedCategories } from "./compose.ts";
import { type ContentReaderOptions, createContentReader } from "./content-reader.ts";
import { failingParts, firstState, heldParts, isTried } from "./content-state.ts";
import { type ContentTexts, textsOf } from "./content-texts.ts";
import { createItemsReading } from "./keep-items.ts";
import type { Report } from "./list-reads.ts";
import { findingsLog } from "./log-findings.ts";
import { type ContentEvent, next } from "./next-state.ts";
import { createPublisher, type PublisherOptions } from "./publish-content.ts";
import { type KeptParts, type PartName, partNames } from "./read-parts.ts";
import { dueParts, isOutdated, requiredParts, untilDueMs } from "./schedule.ts";
import { reasonOf, UpstreamFault } from "./upstream.ts";

export type KeepContentOptions = ContentReaderOptions &
  Pick<PublisherOptions, "prepare"> & {
    /** Time between the end of a part's read and its next one. */
    everyMs: number;
    log: LogEvent;
    /** Takes what was left out of an answer; by default the log has each finding once. */
    onReport?: (report: Report) => void;
    wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  };

export type ContentKeeper = ReturnType<typeof keepContent>;

/**
 * Reads the content API in the background, part by part, and keeps the content as one value. A part that fails keeps
 * its last good value, however old. Nothing that visitors do causes a call.
 *
 * This is the loop: `schedule.ts` decides what is due, `content-reader.ts` makes the calls, `next` takes their outcomes
 * as events, `publish-content.ts` composes and shows the content, `keep-items.ts` reads the items' own calls.
 */
export function keepContent(options: KeepContentOptions) {
  const { everyMs, log, onReport = findingsLog(log) } = options;
  const { wait = (ms, signal) => sleep(ms, undefined, { ref: false, signal }) } = options;
  const reader = createContentReader(options, onReport);
  const publisher = createPublisher(options);
  const stopped = new AbortController();
  const running = new Set<PartName>();
  let woken = new AbortController();
  let state = firstState();

  const knownParts = () => Object.fromEntries(partNames.map((name) => [name, state.parts[name].part])) as KeptParts;
  const isRunning = (name: PartName) => running.has(name);
  const knownBefore = (name: PartName) => ({ part: state.parts[name].part, items: state.items });

  /** Every event may change what is due next, so each one wakes the loops. Returns the parts to read again. */
  const dispatch = (event: ContentEvent): PartName[] => {
    const step = next(state, event, everyMs);
    state = step.state;
    for (const line of step.log) log(line.event, line.fields, line.level);
    reader.reportFindings(step.findings);
    woken.abort();
    woken = new AbortController();
    return step.changed;
  };
  const dispatchFailure = (name: PartName, fault: unknown) =>
    void dispatch({ kind: "failed", name, reason: reasonOf(fault), atMs: monotonicMs() });
  const publish = () => {
    if (publisher.publish(knownParts())) reader.reportFindings(unlistedCategories(knownParts()));
  };
  /** Ends early when the keeper stops; with `untilEvent` also at an event. */
  const pause = async (ms: number, untilEvent = false): Promise<void> => {
    const signal = untilEvent ? AbortSignal.any([stopped.signal, woken.signal]) : stopped.signal;
    await wait(ms, signal).catch(() => {});
  };

  const readAgain = async (name: PartName): Promise<void> => {
    const { part: before, items } = knownBefore(name);
    if (!before) return;
    try {
      dispatch({ kind: "refined", name, before, part: await reader.partAgain(name, before, items) });
    } catch (fault) {
      dispatchFailure(name, fault);
    }
  };
  const read = async (name: PartName): Promise<void> => {
    running.add(name);
    try {
      const part = await reader.part(name, knownBefore(name));
      dispatch({ kind: "read", name, part, atMs: monotonicMs() });
    } catch (fault) {
      dispatchFailure(name, fault);
      const { part } = knownBefore(name);
      if (part && isOutdated(part, reader.parsedFor())) await readAgain(name);
    }
    running.delete(name);
    publish();
  };
  /** Reads everything once: `/init` first, `/services` second, all others after the answer to `/init`. */
  const readAll = async (): Promise<void> => {
    const [first, second] = requiredParts;
    const parkRead = read(first);
    const servicesRead = read(second);
    await parkRead;
    const others = partNames.filter((name) => name !== first && name !== second);
    await Promise.all([servicesRead, ...others.map(read)]);
  };
  const keepReading = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      for (const name of dueParts(state, monotonicMs(), isRunning)) void read(name);
      await pause(untilDueMs(state, monotonicMs(), isRunning), true);
    }
  };

  const { readItems, keepReadingItems } = createItemsReading({
    reader,
    state: () => state,
    dispatch,
    readAgain,
    async publish() {
      publish();
      await publisher.settled();
    },
    pause,
    isStopped: () => stopped.signal.aborted,
    everyMs,
  });

  return {
    /** Undefined until the parts that every page needs are known. */
    known: publisher.shown,
    /** The same; throws the error of the page that is shown without it. Source: the error catalogue. */
    content(): Content {
      const shown = publisher.shown();
      if (shown) return shown;
      if (!state.parts.services.part) throw notFound();
      throw new UpstreamFault("GET /init: not known yet");
    },
    isLoaded: () => publisher.shown() !== undefined,
    /** Whether there is content, and each part is known or its read has failed once. */
    isReady: () => publisher.shown() !== undefined && isTried(state),
    /** The number of parts that the API fails to answer. */
    failing: () => failingParts(state),
    /** The number of parts whose much shorter list waits for a second read. */
    held: () => heldParts(state),
    /** Reads everything once. Faults are logged, never thrown. */
    async pass(): Promise<void> {
      await readAll();
      await publisher.settled();
      publisher.endFirstReading({ isServing: false });
    },
    readItems,
    /** Reads everything again and again. Resolves after the first time. */
    async start({ withItems }: { withItems: boolean }): Promise<void> {
      await readAll();
      publisher.endFirstReading({ isServing: true });
      void keepReading();
      if (withItems) void keepReadingItems();
    },
    stop: () => stopped.abort(),
    texts: (): Promise<ContentTexts> => textsOf({ parts: knownParts(), items: state.items, ...publisher.seen() }),
    /** Takes what an earlier process knew. Known parts stay. */
    async restore(texts: ContentTexts): Promise<void> {
      const { seen, items, parts } = reader.snapshot(texts);
      publisher.takeSeen(seen);
      dispatch({ kind: "restored", items, parts: await parts });
      publish();
    },
  };
}
