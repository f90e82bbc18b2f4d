import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { bulkhead } from "cockatiel";
import { type Content, stateOf } from "../../views/content/content.ts";
import { publishedNews } from "../../views/content/news-item.ts";
import { openingsInPark } from "../../views/content/opening-hours.ts";
import { categoryIds } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { dayInPark } from "../../views/ui/format.ts";
import { sameItems } from "../../views/ui/Kept.ts";
import { notFound, placeOf } from "../log/faults.ts";
import { firstTimes, type LogEvent } from "../log/log.ts";
import { type Clock, monotonicMs } from "../process/clock.ts";
import { type ContentTexts, knownIn, textsOf } from "./content-texts.ts";
import { type Dropped, htmlInText, type Seen } from "./lenient.ts";
import type { PictureAddresses } from "./picture-address.ts";
import type { PictureFindings } from "./picture-findings.ts";
import {
  fieldsIn,
  type KeptPart,
  type KeptParts,
  type KnownItem,
  type PartName,
  partNames,
  printOf,
  readPart,
  textOf,
} from "./read-parts.ts";
import { createReads } from "./reads.ts";
import { type PictureGate, pictureGate } from "./safe-html.ts";
import { type AskUpstream, UpstreamFault } from "./upstream.ts";

const callsAtOnceMax = 4;
const callsWaitingMax = 1000;
/** After a failure: 1, 2, 4 … s. A site without content looks every two seconds whether the API is back. */
const retryMinMs = 1000;
const retryMaxMs = 60_000;
const retryUnknownMaxMs = 2000;
const itemsEveryMs = 100;
const itemAgeMaxMs = 3_600_000;
/** Items read between two new values of the content. */
const itemsAtOnce = 50;
/** Without them there is no page. */
const required: readonly PartName[] = ["services", "park"];

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
  /** What becomes of items and fields that do not fit; by default the log says each once. */
  dropped?: Dropped;
  seen?: Seen;
  now: Clock;
  /** Makes, in slices, what takes long to follow from a new content. */
  prepare?: (content: Content) => Iterable<void>;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Names all that parsing depends on besides the texts and the day. Without it a snapshot holds texts only. */
  parser?: string;
};

export type ContentKeeper = ReturnType<typeof keepContent>;

/**
 * Reads the content API in the background, part by part, and keeps the content as one value. A part that fails keeps
 * its last good value, however old. Nothing that visitors do causes a call.
 */
export function keepContent(options: KeepContentOptions) {
  const { ask, everyMs, findings, log, now, prepare = () => [], parser } = options;
  const { wait = (ms, signal) => sleep(ms, undefined, { ref: false, signal }) } = options;
  const isFirst = firstTimes();
  const logged: Dropped = (object, field, reason = "", given) => {
    // An editor who pastes HTML does so in every item, and an API that leaves out a field does so too.
    const isEverywhere = reason === htmlInText || given === undefined || given === null;
    const what = isEverywhere ? object.replace(/ \d+$/, "") : object;
    if (isFirst(`${what} ${field}`)) log("content.dropped", { object, field, reason }, "warn");
  };
  const { dropped = logged } = options;
  const foreignOrigin = (origin: string, url: string) => dropped("pictures", origin, "not in MEDIA_ORIGINS", url);
  const gate = pictureGate(options.pictureOrigins, options.pictures, foreignOrigin, options.siteOrigin);
  const shownPicture: PictureGate = (url) => {
    const src = gate(url);
    return src && !findings.isGone(src) ? src : undefined;
  };
  const today = () => dayInPark(now());
  const reads = createReads(dropped, shownPicture, today, options.seen);
  const turns = bulkhead(callsAtOnceMax, callsWaitingMax);
  const askInTurn = (path: string, signal?: AbortSignal) => turns.execute(() => ask(path), signal);

  const parts: KeptParts = {};
  const items = new Map<string, KnownItem>();
  const failures = new Map<string, number>();
  const stopped = new AbortController();
  let woken = new AbortController();
  let firstSeen: Readonly<Record<string, string>> = {};
  let since = now().toISOString();

  /** Logs the begin and the end of failures, each once; wakes what waits when the API is back. */
  const failed = (what: string, fault: unknown): void => {
    const inARow = (failures.get(what) ?? 0) + 1;
    failures.set(what, inARow);
    if (inARow > 1) return;
    const reason = fault instanceof UpstreamFault ? fault.message : placeOf(fault);
    log("upstream.error", { part: what, reason }, "warn");
  };
  const succeeded = (what: string): void => {
    if (!failures.delete(what)) return;
    log("upstream.mended", { part: what });
    woken.abort();
    woken = new AbortController();
  };
  const waitOf = (what: string, isKnown: boolean): number => {
    const inARow = failures.get(what) ?? 0;
    if (inARow === 0) return everyMs;
    const max = isKnown ? Math.min(retryMaxMs, Math.max(everyMs, retryMinMs)) : retryUnknownMaxMs;
    return Math.min(max, retryMinMs * 2 ** (inARow - 1));
  };

  const keep = (name: PartName, part: KeptPart): void => void Object.assign(parts, { [name]: part });
  /** Past dates and missing pictures are dropped when a text is parsed: what it says is true for a time. */
  const era = () => printOf(`${parser} ${today()} ${findings.mark()}`);
  const reading = () => ({ reads, dropped, items, era: era() });
  const read = async (name: PartName): Promise<void> => {
    // After a fault, the further pages of a list that still wait would take the turns of other parts.
    const ended = new AbortController();
    const inTurn: AskUpstream = (path) => askInTurn(path, ended.signal);
    try {
      // The parts that every page needs do not wait behind others, which may hang.
      keep(name, await readPart(name, required.includes(name) ? ask : inTurn, reading(), parts[name]));
      succeeded(name);
    } catch (fault) {
      failed(name, fault);
      // What it said before may be over.
      const currentEra = era();
      const answers = [...(parts[name]?.answers.values() ?? [])];
      if (answers.some((answer) => answer.era !== currentEra)) await refine(name);
    }
    ended.abort();
    show();
  };
  /** Reads a part again from its own texts, with what its items have told. */
  const refine = async (name: PartName): Promise<void> => {
    const before = parts[name];
    if (!before) return;
    // Companies may turn out to be of a category whose list was not read before.
    const ownTexts: AskUpstream = async (path) => textOf(before, path) ?? askInTurn(path);
    try {
      const part = await readPart(name, ownTexts, { ...reading(), again: true }, before);
      // A newer answer of the API goes before.
      if (parts[name] === before) keep(name, part);
    } catch (fault) {
      failed(name, fault);
    }
  };
  /** Waits for the next read; what fails is tried at once when the API is back. */
  const pause = async (ms: number, fails: boolean) => {
    const signal = AbortSignal.any([stopped.signal, ...(fails ? [woken.signal] : [])]);
    await wait(ms, signal).catch(() => {});
  };
  const keepReading = async (name: PartName): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(waitOf(name, parts[name] !== undefined), failures.has(name));
      if (!stopped.signal.aborted) await read(name);
    }
  };

  /** When each item's own call was last made, and the print of its row then. */
  const askedItems = new Map<string, { row: string; atMs: number }>();
  /** Items whose own call is due: it is an hour old, or their row has changed. */
  const dueItems = (ofEach: number) => {
    /** Of lists that tell an item differently the first one by its address decides, whichever came first. */
    const rowsOf = (part: PartName) =>
      [...(parts[part]?.answers ?? [])].sort(([a], [b]) => (a < b ? 1 : -1)).flatMap(([, { rows }]) => [...rows]);
    const rows = partNames.flatMap((part) =>
      [...new Map(rowsOf(part))].slice(0, ofEach).map(([path, row]) => ({ part, path, row })),
    );
    const listed = new Set(rows.map(({ path }) => path));
    for (const known of [items, askedItems]) for (const path of known.keys()) if (!listed.has(path)) known.delete(path);
    const oldest = monotonicMs() - itemAgeMaxMs;
    return rows.filter(({ path, row }) => {
      const asked = askedItems.get(path);
      return asked?.row !== row || asked.atMs < oldest;
    });
  };
  /** Reads an item by its own call; returns whether it tells something new. */
  const readItem = async (path: string, row: string, failing: (fault: unknown) => void): Promise<boolean> => {
    try {
      const text = (await askInTurn(path)) ?? "";
      askedItems.set(path, { row, atMs: monotonicMs() });
      const fields = fieldsIn(path, text);
      succeeded("items");
      // An item that the list names exists, whatever its own call says.
      if (!fields) return false;
      const json = JSON.stringify(fields);
      const saysNothingNew = printOf(json) === row;
      const before = items.get(path);
      if (saysNothingNew ? !before : before?.row === row && JSON.stringify(before.fields) === json) return false;
      if (saysNothingNew) items.delete(path);
      else items.set(path, { row, fields });
      return true;
    } catch (fault) {
      failing(fault);
      await pause(waitOf("items", true), true);
      return false;
    }
  };
  /**
   * Reads items that are due, ten a second, `ofEach` part at most, and refines their lists by them. Returns how many
   * were read.
   */
  const readItems = async ({
    gapMs = itemsEveryMs,
    ofEach = Number.POSITIVE_INFINITY,
    failing = (fault: unknown) => failed("items", fault),
  } = {}): Promise<number> => {
    const changed = new Set<PartName>();
    const due = dueItems(ofEach).slice(0, itemsAtOnce);
    for (const { part, path, row } of due) {
      if (stopped.signal.aborted) break;
      if (await readItem(path, row, failing)) changed.add(part);
      if (gapMs > 0) await wait(gapMs);
    }
    for (const name of changed) await refine(name);
    show();
    await showing;
    return due.length;
  };
  const keepReadingItems = async (): Promise<void> => {
    while (!stopped.signal.aborted) if ((await readItems()) === 0) await pause(retryMinMs, false);
  };

  let units: Unit[] = [];
  let newest: { made: readonly unknown[]; content: Content } | undefined;
  let shown: Content | undefined;
  let showing: Promise<void> | undefined;
  let isReadOnce = false;
  /** Shows a content when what takes long to follow from it is made, in slices; none that is over before its turn. */
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

  /** Composes the content as one value, the same one until something changes. At the start visitors wait for it. */
  const show = (): void => {
    const { park, services } = parts;
    if (!park || !services) return;
    const day = today();
    const made = [day, ...partNames.map((name) => parts[name]?.value)];
    if (newest && sameItems(newest.made, made)) return;
    const listed = categoryIds.filter((id) => park.value.categories.some((category) => category.id === id));
    for (const id of categoryIds)
      if (!listed.includes(id) && parts[id]?.value.units.length && isFirst(`${id} is not listed`))
        dropped("init.categories", id, "not listed: its units have no page", parts[id].value.units.length);
    const lists = listed.map((id) => parts[id]?.value);
    const stock: Content["stock"] = {};
    const choices: Content["choices"] = {};
    for (const id of listed) if (parts[id]) [stock[id], choices[id]] = [parts[id].value.units, parts[id].value.choices];
    const all = lists.flatMap((list) => list?.units ?? []);
    if (!sameItems(units, all)) units = all;
    firstSeen = seen(all, firstSeen, now().toISOString());
    const { closedDays } = park.value.site ?? {};
    const content = {
      park: park.value,
      services: openingsInPark(services.value, closedDays),
      units: lists.includes(undefined) ? undefined : units,
      stock,
      choices,
      shops: parts.shops && openingsInPark(parts.shops.value.shops, closedDays),
      shopGroups: parts.shops?.value.groups ?? [],
      news: parts.news && publishedNews(parts.news.value.news, day),
      newsTypes: parts.news?.value.types ?? [],
      surfaces: parts.surfaces?.value,
      vacancies: parts.vacancies?.value,
      parking: parts.parking?.value,
      placement: parts.placement?.value,
      firstSeen,
      since,
      edition: {},
    };
    newest = { made, content };
    if (!isReadOnce || !shown) shown = content;
    if (isReadOnce) showing = showPrepared(content);
  };

  const pass = async (): Promise<void> => {
    await Promise.all(partNames.map(read));
    await showing;
    isReadOnce = true;
  };

  return {
    /** Undefined until the parts that every page needs are known. */
    known: () => shown,
    /** The same; throws the error of the page that is shown without it. Source: the error catalogue. */
    content(): Content {
      if (shown) return shown;
      if (!parts.services) throw notFound();
      throw new UpstreamFault("GET /init: not known yet");
    },
    isLoaded: () => shown !== undefined,
    /** The number of parts that the API does not tell. */
    failing: () => failures.size,
    /** Reads everything once. Faults are logged, never thrown. */
    pass,
    readItems,
    /** Reads everything again and again. Resolves after the first time. */
    async start({ withItems }: { withItems: boolean }): Promise<void> {
      await Promise.all(
        partNames.map(async (name) => {
          await read(name);
          void keepReading(name);
        }),
      );
      isReadOnce = true;
      if (shown) showing = showPrepared(shown);
      if (withItems) void keepReadingItems();
    },
    stop: () => stopped.abort(),
    texts: (): Promise<ContentTexts> => textsOf({ parts, items, firstSeen, since }, parser && era()),
    /**
     * Takes what an earlier process knew. Texts that do not fit this version are left out; known parts stay. Returns
     * whether it took what the texts say without parsing them.
     */
    async restore(texts: ContentTexts): Promise<boolean> {
      const { parsed, askOf, ...known } = knownIn(texts, parser && era());
      ({ firstSeen, since } = known);
      for (const [path, item] of known.items) items.set(path, item);
      for (const name of partNames) {
        const part = parsed?.[name] ?? (await readPart(name, askOf(name), reading(), undefined).catch(() => undefined));
        if (part && !parts[name]) Object.assign(parts, { [name]: part });
      }
      show();
      return parsed !== undefined;
    },
  };
}

/** When each unit was first seen as it is; those that are gone are forgotten. */
function seen(units: readonly Unit[], before: Readonly<Record<string, string>>, now: string) {
  return Object.fromEntries(
    units.flatMap((unit) => (unit.updatedAt === undefined ? [[stateOf(unit), before[stateOf(unit)] ?? now]] : [])),
  );
}
