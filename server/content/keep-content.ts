import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../views/content/content.ts";
import { notFound } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { disagreementsIn, unlistedCategories } from "./compose-content.ts";
import { type ContentReaderOptions, createContentReader } from "./content-reader.ts";
import { failingParts, heldParts, isTried, knownParts } from "./content-state.ts";
import { createContentStore } from "./content-store.ts";
import { type ContentTexts, textsOf } from "./content-texts.ts";
import { createItemsReading } from "./keep-items.ts";
import { createPartsReading, type KeeperParts } from "./keep-parts.ts";
import type { Finding } from "./lenient.ts";
import { findingsLog } from "./log-findings.ts";
import { createPublisher, type PublisherOptions } from "./publish-content.ts";
import type { Report } from "./report.ts";
import { UpstreamFault } from "./upstream.ts";

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
 * Outcomes of calls go as events to `content-store.ts`; `publish-content.ts` composes and shows what is known.
 */
export function keepContent(options: KeepContentOptions) {
  const { everyMs, log, onReport = findingsLog(log) } = options;
  const { wait = (ms, signal) => sleep(ms, undefined, { ref: false, signal }) } = options;
  const reader = createContentReader(options, onReport);
  const store = createContentStore({ everyMs, log, reportFindings: reader.reportFindings });
  const publisher = createPublisher(options);
  const stopped = new AbortController();

  let reported = new Set<string>();
  const publish = () => {
    const parts = knownParts(store.state());
    if (!publisher.publish(parts)) return;
    const findings = [...unlistedCategories(parts), ...disagreementsIn(parts)];
    const keyOf = ({ object, field }: Finding) => `${object} ${field}`;
    // Parts come one after the other: what an earlier composition had was reported then.
    reader.reportFindings(findings.filter((finding) => !reported.has(keyOf(finding))));
    reported = new Set(findings.map(keyOf));
  };
  const pause: KeeperParts["pause"] = async (ms, signal) => {
    const ended = signal ? AbortSignal.any([stopped.signal, signal]) : stopped.signal;
    await wait(ms, ended).catch(() => {});
  };
  const keeperParts: KeeperParts = { reader, store, publish, pause, isStopped: () => stopped.signal.aborted };
  const { beginAll, keepReading, refine } = createPartsReading(keeperParts);
  const { settled } = publisher;
  const { readItems, keepReadingItems } = createItemsReading({ ...keeperParts, refine, settled, everyMs });

  return {
    /** Undefined until the parts that every page needs are known. */
    known: publisher.shown,
    /** The same; throws the error of the page that is shown without it. Source: the error catalogue. */
    content(): Content {
      const shown = publisher.shown();
      if (shown) return shown;
      if (!store.state().parts.services.part) throw notFound();
      throw new UpstreamFault("GET /init: not known yet");
    },
    isLoaded: () => publisher.shown() !== undefined,
    /** Whether there is content, and each part is known or its read has failed once. */
    isReady: () => publisher.shown() !== undefined && isTried(store.state()),
    /** The number of parts that the API fails to answer. */
    failing: () => failingParts(store.state()),
    /** The number of parts whose much shorter list waits for a second read. */
    held: () => heldParts(store.state()),
    /** Reads everything once. Faults are logged, never thrown. */
    async pass(): Promise<void> {
      const { ended } = await beginAll();
      await ended;
      await settled();
      publisher.endFirstReading({ isServing: false });
    },
    readItems,
    /** Reads everything again and again. Resolves after the first time. */
    async start({ withItems }: { withItems: boolean }): Promise<void> {
      const { ended } = await beginAll();
      // A part that has failed is tried again while others still hang.
      void keepReading();
      await ended;
      publisher.endFirstReading({ isServing: true });
      if (withItems) void keepReadingItems();
    },
    stop: () => stopped.abort(),
    texts(): Promise<ContentTexts> {
      const state = store.state();
      return textsOf({ parts: knownParts(state), items: state.items, ...publisher.seen() });
    },
    /** Takes what an earlier process knew. Known parts stay. */
    async restore(texts: ContentTexts): Promise<void> {
      const { seen, items, parts } = reader.snapshot(texts);
      publisher.takeSeen(seen);
      store.dispatch({ kind: "restored", items, parts: await parts });
      publish();
    },
  };
}
