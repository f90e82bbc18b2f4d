import type { CategoryId } from "../../views/content/park.ts";
import { queryString } from "../../views/routes.ts";
import { budget } from "./bounds.ts";
import type { ListPage, Read } from "./define-read.ts";
import { hashOf } from "./item-answers.ts";
import { unpackedText } from "./packed-text.ts";
import { type AnswerOptions, isStillTrue, type KeptAnswer, readAnswer } from "./read-answer.ts";
import { type ListCounts, requireItems } from "./read-items.ts";
import { type createReads, groupsOf } from "./reads.ts";
import { emptyReport, type Report } from "./report.ts";
import { type AskUpstream, textAt, UpstreamFault } from "./upstream.ts";

const pageLimit = 100;
/** Pages of a list. The budget of a part may end the list earlier. */
const pagesMax = 20;
const newsTypesMax = 20;
/** Category ids in one address of `/shops`: servers refuse long ones. */
const groupsLettersMax = 1500;

export type Reads = ReturnType<typeof createReads>;
type Answer<Name extends keyof Reads> = Reads[Name] extends Read<infer Value> ? Value : never;
type Query = Parameters<typeof queryString>[0];

/** A part of the content: its value, and the API's answers that it was parsed from, by path. */
export type KeptPart<Value = unknown> = { value: Value; answers: ReadonlyMap<string, KeptAnswer> };

/** Makes a part's calls, one after the other. */
type Calls = {
  get: <Name extends keyof Reads>(name: Name, query?: Query) => Promise<Answer<Name>>;
  report: Report;
  /** How many calls and items the part may still take. */
  remaining: () => { calls: number; items: number };
  /** The texts were kept, not sent now: their lists were checked before, and may lack what was left out. */
  areKeptTexts: boolean;
};

/** A call that never succeeded, or that the API answered with 404: the page may not exist. */
class UnknownCallFault extends UpstreamFault {}

type AnyPage<Item> = Pick<ListPage<Item>, "items" | "pages" | "total"> & ListCounts;

const noPage = { items: [], sentCount: 0, brokenCount: 0, repeatedCount: 0, leftOutCount: 0 };

/**
 * Reads all pages of a list, at most `pagesMax`, and keeps each id once, because a list that grows meanwhile repeats
 * an item. If the API does not send the number of pages, the next one is read after each full page with new items. A
 * page that fails ends such a list, unless an earlier pass had it. Throws if the list contradicts its own total, or
 * its items do not fit.
 */
async function readAllPages<Item extends { id: number }>(
  { report, remaining, areKeptTexts }: Calls,
  name: string,
  load: (page: number) => Promise<AnyPage<Item>>,
  first: AnyPage<Item>,
): Promise<Item[]> {
  const reportPagination = (field: string, reason: string, sent: unknown) =>
    report.findings.push({ object: `${name} pagination`, field, reason, sent });
  const isCounted = first.pages !== undefined;
  const lastPage = Math.min(first.pages ?? pagesMax, pagesMax);
  const loaded: AnyPage<Item>[] = [first];
  let items = joined([first.items]);
  let isFull = first.sentCount >= pageLimit;
  for (let page = 2; page <= lastPage && (isCounted || isFull); page += 1) {
    if (remaining().calls <= 0 || remaining().items <= 0) break;
    const next = await load(page).catch((fault: unknown) => {
      if (isCounted || !(fault instanceof UnknownCallFault)) throw fault;
      if (!fault.isMissing) reportPagination("pages", "its call failed, and ends the list", page);
      return { ...noPage, pages: undefined, total: undefined };
    });
    const before = items.length;
    loaded.push(next);
    items = joined([items, next.items]);
    isFull = next.sentCount >= pageLimit && items.length > before;
  }
  const isCut = (first.pages ?? 0) > loaded.length || (!isCounted && isFull);
  if (isCut) {
    const reason = `over ${loaded.length}: the rest of a list is left out`;
    reportPagination("pages", reason, first.pages ?? loaded.length + 1);
  }
  const counts = countsOf(loaded);
  requireItems(`GET /${name}: `, counts);
  // An item that two pages repeat counts once: the list moved between the calls, and another item is missing.
  const receivedCount = items.length + counts.brokenCount + counts.repeatedCount + counts.leftOutCount;
  if (!isCut && !areKeptTexts) requireTotal(name, receivedCount, first.total, reportPagination);
  return items;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const countsOf = (pages: readonly ListCounts[]): ListCounts => ({
  sentCount: sum(pages.map(({ sentCount }) => sentCount)),
  brokenCount: sum(pages.map(({ brokenCount }) => brokenCount)),
  repeatedCount: sum(pages.map(({ repeatedCount }) => repeatedCount)),
  leftOutCount: sum(pages.map(({ leftOutCount }) => leftOutCount)),
});

type Lacks = (field: string, reason: string, sent: unknown) => void;

/** Throws if a list has fewer items than its total. */
function requireTotal(name: string, came: number, total: number | undefined, lacks: Lacks): void {
  if (total === undefined || came >= total) return;
  const reason = `${came} of ${total} came`;
  lacks("total", reason, total);
  throw new UpstreamFault(`GET /${name}: ${reason}`);
}

function joined<Item extends { id: number }>(lists: readonly Item[][]): Item[] {
  const byId = new Map<number, Item>();
  for (const item of lists.flat()) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

async function unitsOf(calls: Calls, category: CategoryId) {
  const query = { category, limit: pageLimit };
  const first = await calls.get("pavilions", query);
  const load = (page: number) => calls.get("morePavilions", { ...query, page });
  const units = await readAllPages(calls, "pavilions", load, first);
  // An API that does not know the filter sends all units.
  return { units: units.filter((unit) => unit.category === category) };
}

/** Groups of category ids, each short enough for an address. */
function addressable(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    letters += encodeURIComponent(id).length + "&categories=".length;
    if (letters > groupsLettersMax) {
      groups.push([]);
      letters = 0;
    }
    groups.at(-1)?.push(id);
  }
  return groups;
}

async function companiesOf(calls: Calls, query: Query, first?: Answer<"shops">) {
  const load = (page: number) => calls.get("shops", { ...query, limit: pageLimit, page });
  return readAllPages(calls, "shops", load, first ?? (await load(1)));
}

async function newsOf(calls: Calls, query: Query, first?: Answer<"news">) {
  const load = (page: number) => calls.get("news", { ...query, limit: pageLimit, page });
  return readAllPages(calls, "news", load, first ?? (await load(1)));
}

/** Reports that the part's budget of calls ended its lists. */
function reportUnreadLists({ report, remaining }: Calls, object: string, unread: number): void {
  if (unread === 0 || remaining().calls > 0) return;
  const reason = `more than ${budget.calls} calls: the rest is left out`;
  report.findings.push({ object, field: "", reason, sent: unread });
}

/** Reads lists one after the other, as far as the budget of the part goes. */
async function listsOf<Item>(
  calls: Calls,
  object: string,
  lists: readonly (() => Promise<Item[]>)[],
): Promise<Item[][]> {
  const read: Item[][] = [];
  for (const list of lists) {
    if (calls.remaining().calls <= 0) break;
    read.push(await list());
  }
  reportUnreadLists(calls, object, lists.length - read.length);
  return read;
}

/** The parts of the content, those of many calls first, units before companies. Each is read whole, or stays. */
const partReaders = {
  office: (calls: Calls) => unitsOf(calls, "office"),
  warehouse: (calls: Calls) => unitsOf(calls, "warehouse"),
  trade_area: (calls: Calls) => unitsOf(calls, "trade_area"),
  async shops(calls: Calls) {
    // Without categories the API may send those of one only.
    const first = await calls.get("shops", { limit: pageLimit });
    const sentGroups = first.meta.categories;
    const asked = groupsOf(sentGroups, first.items);
    if (asked.length === 0) return { shops: await companiesOf(calls, {}, first), groups: [] };
    const addresses = addressable(asked.map(({ id }) => id));
    const lists = addresses.map((categories) => () => companiesOf(calls, { categories }));
    const shops = joined([first.items, ...(await listsOf(calls, "shops", lists))]);
    return { shops, groups: groupsOf(sentGroups, shops) };
  },
  async news(calls: Calls) {
    const first = await calls.get("news", { limit: pageLimit });
    const types = first.meta?.types ?? [];
    // Without a type the API may send those of one only; items of an unnamed type stand in that list alone.
    const lists = [
      () => newsOf(calls, {}, first),
      ...types.slice(0, newsTypesMax).map(
        ({ id }) =>
          () =>
            newsOf(calls, { type: id }),
      ),
    ];
    const news = joined(await listsOf(calls, "news", lists));
    return { news: news.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)), types };
  },
  park: ({ get }: Calls) => get("park"),
  services: ({ get }: Calls) => get("services"),
  surfaces: ({ get }: Calls) => get("mediaFacades"),
  vacancies: ({ get }: Calls) => get("vacancies"),
  parking: ({ get }: Calls) => get("parking"),
  placement: ({ get }: Calls) => get("placement"),
} satisfies Record<string, (calls: Calls) => Promise<unknown>>;

export type PartName = keyof typeof partReaders;
export type PartValue<Name extends PartName> = Awaited<ReturnType<(typeof partReaders)[Name]>>;
export const partNames = Object.keys(partReaders) as PartName[];
export type KeptParts = { [Name in PartName]?: KeptPart<PartValue<Name>> };

/** `report` collects what is left out, also of a part that fails. `areKeptTexts`: kept texts are parsed again. */
export type ReadingOptions = AnswerOptions & { reads: Reads; report?: Report; areKeptTexts?: boolean };

/**
 * Reads a part. An unchanged text is not parsed again. Equal items stay the same objects, and the part stays the same
 * value if all its answers do, so caches keyed by these objects stay valid. Throws `UpstreamFault`.
 */
export async function readPart<Name extends PartName>(
  name: Name,
  ask: AskUpstream,
  options: ReadingOptions,
  before: KeptPart | undefined,
): Promise<KeptPart<PartValue<Name>>> {
  const { reads, report = emptyReport(), areKeptTexts = false } = options;
  const answers = new Map<string, KeptAnswer>();
  const remaining = () => {
    const taken = [...answers.values()];
    return {
      calls: budget.calls - taken.length,
      items: budget.items - sum(taken.map(({ items }) => items)),
      letters: budget.letters - sum(taken.map(({ letters }) => letters)),
    };
  };
  const get = async <ReadName extends keyof Reads>(readName: ReadName, query: Query = {}) => {
    const read: Read = reads[readName];
    const path = read.path + queryString(query);
    const last = before?.answers.get(path);
    const answerOf = async (): Promise<KeptAnswer> => {
      // A kept text that would be parsed to the same value need not be unpacked.
      if (areKeptTexts && last !== undefined && isStillTrue(last, remaining(), options)) return last;
      const text = await textAt(ask, path);
      const textHash = areKeptTexts && last !== undefined ? last.hash : hashOf(text);
      return readAnswer({ path, read, text, textHash, last, remaining: remaining(), report }, options);
    };
    try {
      const answer = await answerOf();
      answers.set(path, answer);
      return answer.value as Answer<ReadName>; // The answer of this very read.
    } catch (fault) {
      if (!(fault instanceof UpstreamFault)) throw fault;
      const { message, isMissing } = fault;
      throw isMissing || !last ? new UnknownCallFault(message, { isMissing }) : fault;
    }
  };
  const read = await partReaders[name]({ get, report, remaining, areKeptTexts });
  const value = read as PartValue<Name>; // partReaders[name] returns this part's value.
  reportLeftOut(name, [...answers.values()], report);
  // The answers may have come in another order.
  const isSame =
    before?.answers.size === answers.size &&
    [...answers].every(([path, answer]) => before.answers.get(path)?.value === answer.value);
  return { value: isSame ? (before.value as PartValue<Name>) : value, answers };
}

/** Reports once that a part is larger than its budget. */
function reportLeftOut(object: string, answers: readonly KeptAnswer[], { findings }: Report): void {
  const leftOut = sum(answers.map((answer) => answer.leftOut));
  if (leftOut === 0) return;
  const reason = `more than ${budget.items} items or ${budget.letters} letters: the rest is left out`;
  findings.push({ object, field: "", reason, sent: leftOut });
}

/** A text of a part, to be read again without the API. */
export function textOf({ answers }: KeptPart, path: string): string | undefined {
  const answer = answers.get(path);
  return answer && unpackedText(answer.packed);
}
