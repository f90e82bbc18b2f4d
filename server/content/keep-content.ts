import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../views/content/content.ts";
import { dayInPark } from "../../views/ui/format.ts";
import { notFound, placeOf } from "../log/faults.ts";
import { firstTimes, type LogEvent } from "../log/log.ts";
import { type Clock, monotonicMs } from "../process/clock.ts";
import { createTurns } from "../process/turns.ts";
import { budget } from "./bounds.ts";
import { type Composed, compose, type Seen, unlistedCategories } from "./compose.ts";
import { failingParts, firstState, heldParts, isTried } from "./content-state.ts";
import { type ContentTexts, knownIn, textsOf } from "./content-texts.ts";
import { type Finding, mendedReasons } from "./lenient.ts";
import { emptyReport, type Report } from "./list-reads.ts";
import { type ContentEvent, type ItemAnswer, next } from "./next-state.ts";
import type { PictureAddresses } from "./picture-address.ts";
import type { PictureFindings } from "./picture-findings.ts";
import { oneAfterAnother } from "./pieces.ts";
import { fieldsIn } from "./read-answer.ts";
import { type KeptParts, type PartName, partNames, readPart, textOf } from "./read-parts.ts";
import { createReads } from "./reads.ts";
import { type PictureGate, pictureGate } from "./safe-html.ts";
import { type DueItem, dueItems, dueParts, isOutdated, requiredParts, retryMs, untilDueMs } from "./schedule.ts";
import { type AskUpstream, UpstreamFault } from "./upstream.ts";

const callsAtOnceMax = 4;
const itemsEveryMs = 100;
const itemsPauseMs = 1000;
/** Items read between two new values of the content. */
const itemsAtOnce = 50;

/** `pictureOrigins` are allowed besides `siteOrigin`, whose pictures are files of the site. */
export type KeepContentOptions = {
  ask: AskUpstream;
  /** Time between the end of a part's read and its next one. */
  everyMs: number;
  pictureOrigins: readonly string[];
  siteOrigin: string;
  pictures: PictureAddresses;
  findings: PictureFindings;
  log: LogEvent;
  /** Takes what was left out of an answer; by default the log has each finding once. */
  onReport?: (report: Report) => void;
  now: Clock;
  /** Makes, in slices, what takes long to follow from a new content. */
  prepare?: (content: Content) => Iterable<void>;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

type Failing = (fault: unknown) => void;

export type ContentKeeper = ReturnType<typeof keepContent>;

/**
 * Reads the content API in the background, part by part, and keeps the content as one value. A part that fails keeps
 * its last good value, however old. Nothing that visitors do causes a call.
 *
 * This is the loop: it makes the calls and passes their outcomes as events to `next`. `schedule.ts` decides when to
 * read what, `compose.ts` makes the content of the parts.
 */
export function keepContent(options: KeepContentOptions) {
  const { ask, everyMs, findings, log, now, prepare = () => [] } = options;
  const { wait = (ms, signal) => sleep(ms, undefined, { ref: false, signal }) } = options;
  const { onReport = reportToLog(log) } = options;
  const reportFindings = (found: Finding[]) => onReport({ ...emptyReport(), findings: found });
  const foreignOrigin = (origin: string, url: string) =>
    reportFindings([{ object: "pictures", field: origin, reason: "not in MEDIA_ORIGINS", sent: url }]);
  const gate = pictureGate(options.pictureOrigins, options.pictures, foreignOrigin, options.siteOrigin);
  const shownPicture: PictureGate = (url) => {
    const src = gate(url);
    return src && !findings.isGone(src) ? src : undefined;
  };
  const today = () => dayInPark(now());
  const reads = createReads(shownPicture, today);
  const turns = createTurns(callsAtOnceMax);
  const askInTurn = (path: string, signal?: AbortSignal) =>
    turns.run(async () => {
      signal?.throwIfAborted();
      return ask(path);
    });
  const inPieces = oneAfterAnother();
  const stopped = new AbortController();
  const running = new Set<PartName>();
  let woken = new AbortController();
  let state = firstState();
  let seen: Seen = { firstSeen: {}, since: now().toISOString() };

  /** Past days and missing pictures are dropped when a text is parsed. */
  const parsedFor = () => `${today()} ${findings.mark()}`;
  const partsOf = () => Object.fromEntries(partNames.map((name) => [name, state.parts[name].part])) as KeptParts;
  const wake = () => {
    woken.abort();
    woken = new AbortController();
  };
  const dispatch = (event: ContentEvent): PartName[] => {
    const step = next(state, event, everyMs);
    state = step.state;
    for (const line of step.log) log(line.event, line.fields, line.level);
    reportFindings(step.findings);
    wake();
    return step.changed;
  };
  const dispatchFailure = (name: PartName, fault: unknown) =>
    void dispatch({ kind: "failed", name, reason: reasonOf(fault), atMs: monotonicMs() });

  const readWith = async (name: PartName, askOf: AskUpstream, areOwnTexts = false) => {
    const report = emptyReport();
    const outside = { reads, inPieces, items: state.items, parsedFor: parsedFor(), report };
    return readPart(name, askOf, { ...outside, areOwnTexts }, state.parts[name].part).finally(() => onReport(report));
  };
  const read = async (name: PartName): Promise<void> => {
    running.add(name);
    // After a fault, the further calls of a part that still wait must not take the turns of other parts.
    const ended = new AbortController();
    const asked: AskUpstream = (path) => askInTurn(path, ended.signal);
    const isRequired = requiredParts.some((required) => required === name);
    try {
      // The parts that every page needs do not wait behind others, which may hang.
      const part = await readWith(name, isRequired ? ask : asked);
      dispatch({ kind: "read", name, part, atMs: monotonicMs() });
    } catch (fault) {
      dispatchFailure(name, fault);
      const known = state.parts[name].part;
      if (known && isOutdated(known, parsedFor())) await refine(name);
    }
    ended.abort();
    running.delete(name);
    show();
  };
  /** Reads a part again from its own texts, with the answers of its items. */
  const refine = async (name: PartName): Promise<void> => {
    const before = state.parts[name].part;
    if (!before) return;
    // Companies may turn out to be of a category whose list was not read before.
    const fromTexts: AskUpstream = async (path) => textOf(before, path) ?? askInTurn(path);
    try {
      const part = await readWith(name, fromTexts, true);
      dispatch({ kind: "refined", name, part, before });
    } catch (fault) {
      dispatchFailure(name, fault);
    }
  };
  /** Ends early when the keeper stops, and when `signal` is aborted. */
  const pause = async (ms: number, signal = stopped.signal) => {
    await wait(ms, AbortSignal.any([stopped.signal, signal])).catch(() => {});
  };
  const keepReading = async (): Promise<void> => {
    const isRunning = (name: PartName) => running.has(name);
    while (!stopped.signal.aborted) {
      for (const name of dueParts(state, monotonicMs(), isRunning)) void read(name);
      await pause(untilDueMs(state, monotonicMs(), isRunning), woken.signal);
    }
  };

  /** Reads an item by its own call; undefined if that fails. */
  const readItem = async ({ part, path, row }: DueItem, failing?: Failing): Promise<ItemAnswer | undefined> => {
    try {
      const text = (await askInTurn(path)) ?? "";
      return { part, path, row, fields: fieldsIn(reads, path, text) };
    } catch (fault) {
      if (failing) failing(fault);
      else dispatch({ kind: "itemFailed", reason: reasonOf(fault) });
      await pause(failing ? 0 : retryMs(state.itemFailures, true, everyMs), woken.signal);
      return undefined;
    }
  };
  /**
   * Reads items that are due, ten a second, the first `ofEach` of a part, and refines their lists by them. Returns how
   * many were due.
   */
  const readItems = async ({
    gapMs = itemsEveryMs,
    ofEach = budget.items,
    failing,
  }: {
    gapMs?: number;
    ofEach?: number;
    failing?: (fault: unknown) => void;
  } = {}): Promise<number> => {
    const answers: ItemAnswer[] = [];
    const due = dueItems(state, monotonicMs(), ofEach).slice(0, itemsAtOnce);
    for (const item of due) {
      if (stopped.signal.aborted) break;
      const answer = await readItem(item, failing);
      if (answer) answers.push(answer);
      if (gapMs > 0) await pause(gapMs);
    }
    for (const name of dispatch({ kind: "items", answers, atMs: monotonicMs() })) await refine(name);
    show();
    await showing;
    return due.length;
  };
  const keepReadingItems = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const dueCount = await readItems();
      if (dueCount === 0) await pause(itemsPauseMs);
    }
  };

  let newest: Composed | undefined;
  let shown: Content | undefined;
  let showing: Promise<void> | undefined;
  let isReadOnce = false;
  /** Publishes new content once its search index is built, in slices. Skips content that a newer one has replaced. */
  const showPrepared = async (content: Content): Promise<void> => {
    await showing;
    if (content !== newest?.content) return;
    try {
      for (const _ of prepare(content)) await nextTurn();
    } catch (fault) {
      // The pages that need it fail; all others do not.
      log("content.unprepared", { reason: placeOf(fault) }, "error");
    }
    shown = content;
  };
  /** Composes the content. During the first reading visitors wait for it, so it is shown at once. */
  const show = (): void => {
    const composed = compose(partsOf(), seen, newest, now());
    if (!composed || composed === newest) return;
    newest = composed;
    seen = composed.content;
    reportFindings(unlistedCategories(partsOf()));
    if (!isReadOnce || !shown) shown = composed.content;
    if (isReadOnce) showing = showPrepared(composed.content);
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

  return {
    /** Undefined until the parts that every page needs are known. */
    known: () => shown,
    /** The same; throws the error of the page that is shown without it. Source: the error catalogue. */
    content(): Content {
      if (shown) return shown;
      if (!state.parts.services.part) throw notFound();
      throw new UpstreamFault("GET /init: not known yet");
    },
    isLoaded: () => shown !== undefined,
    /** Whether there is content, and each part is known or its read has failed once. */
    isReady: () => shown !== undefined && isTried(state),
    /** The number of parts that the API fails to answer. */
    failing: () => failingParts(state),
    /** The number of parts whose much shorter list waits for a second read. */
    held: () => heldParts(state),
    /** Reads everything once. Faults are logged, never thrown. */
    async pass(): Promise<void> {
      await readAll();
      await showing;
      isReadOnce = true;
    },
    readItems,
    /** Reads everything again and again. Resolves after the first time. */
    async start({ withItems }: { withItems: boolean }): Promise<void> {
      await readAll();
      isReadOnce = true;
      if (shown) showing = showPrepared(shown);
      void keepReading();
      if (withItems) void keepReadingItems();
    },
    stop: () => stopped.abort(),
    texts: (): Promise<ContentTexts> => textsOf({ parts: partsOf(), items: state.items, ...seen }),
    /** Takes what an earlier process knew. Texts that do not fit this version are left out; known parts stay. */
    async restore(texts: ContentTexts): Promise<void> {
      const { askOf, items, ...seenBefore } = knownIn(texts);
      seen = seenBefore;
      const readOptions = { reads, inPieces, items, parsedFor: parsedFor(), areOwnTexts: true };
      const restored = partNames.map(async (name) => {
        const part = await readPart(name, askOf(name), readOptions, undefined).catch(() => undefined);
        return [name, part];
      });
      dispatch({ kind: "restored", parts: Object.fromEntries(await Promise.all(restored)), items });
      show();
    },
  };
}

/** Only our own messages are safe to log. */
const reasonOf = (fault: unknown): string => (fault instanceof UpstreamFault ? fault.message : placeOf(fault));

/** Logs each finding once. What the API sent is not logged. */
function reportToLog(log: LogEvent): (report: Report) => void {
  const isFirst = firstTimes();
  return ({ findings }) => {
    for (const { object, field, reason, sent } of findings) {
      // An editor who pastes HTML does so in every item, and an API that leaves out a field does so too.
      const isEverywhere = mendedReasons.includes(reason) || sent === undefined || sent === null;
      const objectOrNoun = isEverywhere ? object.replace(/ \d+$/, "") : object;
      if (isFirst(`${objectOrNoun} ${field}`)) log("content.dropped", { object, field, reason }, "warn");
    }
  };
}
