import { hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type * as z from "zod";
import type { CategoryId } from "../../views/content/park.ts";
import { queryString } from "../../views/routes.ts";
import { monotonicMs } from "../process/clock.ts";
import { brokenItemsMax, type Dropped, parsedJson } from "./lenient.ts";
import type { createReads, ListPage, Read } from "./reads.ts";
import { type AskUpstream, excessOf, isMissing, UpstreamFault } from "./upstream.ts";

const pageLimit = 100;
const pagesMax = 20;
const newsTypesMax = 20;
/** Category ids in one address of `/shops`: servers refuse long ones. */
const groupsLettersMax = 1500;

export type Reads = ReturnType<typeof createReads>;
type Answer<Name extends keyof Reads> = z.infer<Reads[Name]["answer"]>;
type Query = Parameters<typeof queryString>[0];

/**
 * An answer: its text, compressed to about 7 %, how long it was, and what it says in an era. `rows`: prints of its
 * items, by path; `given`: how many items it has, broken ones too.
 */
type KeptAnswer = {
  packed: Buffer;
  letters: number;
  print: string;
  era: string;
  value: unknown;
  rows: ReadonlyMap<string, string>;
  given: number;
};

/** A part of the content: what it says, and the answers that say it, by path. */
export type KeptPart<Value = unknown> = { value: Value; answers: ReadonlyMap<string, KeptAnswer> };

/** What an item's own call told: its fields, and the print of the row that the list had then. */
export type KnownItem = { row: string; fields: object };

type PageName = "pavilions" | "morePavilions" | "shops" | "news";
/** Makes a part's calls; each is parsed by its own schema. `page` also tells how many items came, broken ones too. */
type Reading = {
  get: <Name extends keyof Reads>(name: Name, query?: Query) => Promise<Answer<Name>>;
  page: <Name extends PageName>(name: Name, query: Query) => Promise<Answer<Name> & { given: number }>;
  dropped: Dropped;
};

/** A call failed that never had an answer, or the API denied it: it may be of a page that does not exist. */
class UnknownCallFault extends UpstreamFault {}

/** The longest piece of parsing, unless one item takes longer. Visitors' turns come in between. */
const pieceMs = 8;
let lastText: Promise<unknown> = Promise.resolve();
/** Parses one text after the other: the calls that follow from one are under way while the next is parsed. */
function inTurn<Told>(parse: () => Promise<Told>): Promise<Told> {
  const parsed = lastText.then(() => nextTurn()).then(parse);
  lastText = parsed.catch(() => {});
  return parsed;
}

export const printOf = (text: string) => hash("sha1", text, "base64url");

type Page<Item> = ListPage<Item> & { given: number };

/**
 * Reads all pages of a list, at most `pagesMax`, and keeps each id once, because a list that grows meanwhile repeats
 * an item. If the API does not tell the number of pages, the next one is read after each full page with new items. A
 * page that fails ends the list, unless an earlier pass had it.
 */
async function allPages<Item extends { id: number }>(
  dropped: Dropped,
  list: string,
  load: (page: number) => Promise<Page<Item>>,
  first: Page<Item>,
): Promise<Item[]> {
  const { pages = 1, total = 0 } = first;
  const lacks = (field: string, reason: string, given: number) => dropped(`${list} pagination`, field, reason, given);
  const further = Array.from({ length: Math.max(0, Math.min(pages, pagesMax) - 1) }, (_, at) => load(at + 2));
  let items = joined([first.items, ...(await Promise.all(further)).map((list) => list.items)]);
  let isFull = first.pages === undefined && first.given >= pageLimit;
  for (let page = 2; isFull && page <= pagesMax; page += 1) {
    const next = await load(page).catch((fault: unknown) => {
      if (!(fault instanceof UnknownCallFault)) throw fault;
      if (!isMissing(fault)) lacks("pages", "its call failed, and ends the list", page);
      return { items: [], given: 0 };
    });
    const before = items.length;
    items = joined([items, next.items]);
    isFull = next.given >= pageLimit && items.length > before;
  }
  if (pages > pagesMax || isFull) lacks("pages", `over ${pagesMax}: the rest of a list is left out`, pages);
  if (items.length < total && pages <= pagesMax) lacks("total", `${items.length} of ${total} came`, total);
  return items;
}

function joined<Item extends { id: number }>(lists: readonly Item[][]): Item[] {
  const byId = new Map<number, Item>();
  for (const item of lists.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

async function unitsOf({ page, dropped }: Reading, category: CategoryId) {
  const query = { category, limit: pageLimit };
  const first = await page("pavilions", query);
  const units = await allPages(dropped, "pavilions", (at) => page("morePavilions", { ...query, page: at }), first);
  // An API that does not know the filter sends all units.
  return { units: units.filter((unit) => unit.category === category), choices: first.choices };
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

/** The parts of the content, those of many calls first, units before companies. Each is read whole, or stays. */
const partReaders = {
  office: (reading: Reading) => unitsOf(reading, "office"),
  warehouse: (reading: Reading) => unitsOf(reading, "warehouse"),
  trade_area: (reading: Reading) => unitsOf(reading, "trade_area"),
  async shops({ get, page, dropped }: Reading) {
    // Without categories the API may tell those of one only.
    const { categories, items } = await get("shops", { limit: pageLimit });
    if (categories.length === 0) return { shops: items, groups: categories };
    const listOf = async (ids: string[]) => {
      const load = (at: number) => page("shops", { categories: ids, limit: pageLimit, page: at });
      return allPages(dropped, "shops", load, await load(1));
    };
    const lists = await Promise.all(addressable(categories.map(({ id }) => id)).map(listOf));
    return { shops: joined(lists), groups: categories };
  },
  async news({ page, dropped }: Reading) {
    const { types, ...first } = await page("news", { limit: pageLimit });
    // Without a type the API may tell those of one only; what no type names stands in that list alone.
    const listOf = async (type: string) => {
      const load = (at: number) => page("news", { type, limit: pageLimit, page: at });
      return allPages(dropped, "news", load, await load(1));
    };
    const lists = await Promise.all([
      allPages(dropped, "news", (at) => page("news", { limit: pageLimit, page: at }), first),
      ...types.slice(0, newsTypesMax).map(({ id }) => listOf(id)),
    ]);
    return { news: joined(lists).sort((a, b) => Date.parse(b.date) - Date.parse(a.date)), types };
  },
  park: ({ get }: Reading) => get("park"),
  services: ({ get }: Reading) => get("services"),
  surfaces: ({ get }: Reading) => get("mediaFacades"),
  vacancies: ({ get }: Reading) => get("vacancies"),
  parking: ({ get }: Reading) => get("parking"),
  placement: ({ get }: Reading) => get("placement"),
} satisfies Record<string, (reading: Reading) => Promise<unknown>>;

export type PartName = keyof typeof partReaders;
export type PartValue<Name extends PartName> = Awaited<ReturnType<(typeof partReaders)[Name]>>;
export const partNames = Object.keys(partReaders) as PartName[];
export type KeptParts = { [Name in PartName]?: KeptPart<PartValue<Name>> };

export type ReadingOptions = {
  reads: Reads;
  dropped: Dropped;
  /** What items' own calls have told, by path: "/pavilions/12". */
  items: ReadonlyMap<string, KnownItem>;
  /** Names all that parsing depends on besides the texts and the items. */
  era: string;
  /** Also parses texts that are the same: `items` tells more. */
  again?: boolean;
};

/**
 * Reads a part. An answer whose text is the same as before is not parsed again; what it says is the same object as
 * before wherever it is equal, and the part is the same value if all its answers are. Throws `UpstreamFault`.
 */
export async function readPart<Name extends PartName>(
  name: Name,
  ask: AskUpstream,
  { reads, dropped, items, era, again = false }: ReadingOptions,
  before: KeptPart | undefined,
): Promise<KeptPart<PartValue<Name>>> {
  const answers = new Map<string, KeptAnswer>();
  const answerOf = async (path: string, read: Read): Promise<KeptAnswer> => {
    const text = await ask(path);
    // Only single items may be absent; any other 404 is a fault.
    if (text === undefined) throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: status 404`);
    const print = printOf(text);
    const last = before?.answers.get(path);
    const isEqual = last?.print === print;
    if (isEqual && last.era === era && !again) return last;
    const { value, ...told } = await inTurn(() => understand(path, text, read, { items, dropped }));
    const packed = isEqual ? last.packed : packedText(text);
    return { ...told, value: sameWhereEqual(last?.value, value), packed, letters: text.length, print, era };
  };
  const kept = async (readName: keyof Reads, query: Query): Promise<KeptAnswer> => {
    const path = reads[readName].path + queryString(query);
    const answer = await answerOf(path, reads[readName]).catch((fault: unknown) => {
      const isUnknown = isMissing(fault) || !before?.answers.has(path);
      throw fault instanceof UpstreamFault && isUnknown ? new UnknownCallFault(fault.message) : fault;
    });
    answers.set(path, answer);
    return answer;
  };
  const read: Reading = {
    get: async (readName, query = {}) => (await kept(readName, query)).value as Answer<typeof readName>,
    async page(readName, query) {
      const { value, given } = await kept(readName, query);
      return { ...(value as Answer<typeof readName>), given };
    },
    dropped,
  };
  const value = (await partReaders[name](read)) as PartValue<Name>; // The reader of this very part.
  // In whichever order they came.
  const isSame =
    before?.answers.size === answers.size &&
    [...answers].every(([path, answer]) => before.answers.get(path)?.value === answer.value);
  return { value: isSame ? (before.value as PartValue<Name>) : value, answers };
}

type Refining = Pick<ReadingOptions, "items" | "dropped">;

/**
 * Parses an answer in pieces; its rows are refined by what `items` tell. Throws `UpstreamFault` without any content.
 */
async function understand(path: string, text: string, read: Read, refining: Refining) {
  try {
    const json: unknown = JSON.parse(text);
    const data: unknown = read.item && Reflect.get(Object(json), "data");
    const isList = Array.isArray(data);
    // A list is bounded by its items.
    const excess = isList ? undefined : excessOf(json);
    if (excess) throw new UpstreamFault(excess);
    const rows = new Map<string, string>();
    const listName = read.path.slice(1).replace("/paginate", "");
    if (isList && data.length > listItemsMax) refining.dropped(listName, "", `more than ${listItemsMax}`, data.length);
    const given = isList ? data.length : 0;
    const list: unknown = isList ? data.splice(0).slice(0, listItemsMax) : Reflect.get(Object(data), "bodies");
    let broken = 0;
    let sinceMs = monotonicMs();
    if (Array.isArray(list))
      for (const given of list) {
        const item = isList ? refined(given, listName, rows, refining) : given;
        if (item === undefined) continue;
        if (isList) data.push(item);
        if (read.item?.safeParse(item).error) broken += 1;
        // The list rejects it, at the cost of a few.
        if (broken > brokenItemsMax) break;
        if (monotonicMs() - sinceMs < pieceMs) continue;
        await nextTurn();
        sinceMs = monotonicMs();
      }
    const { data: value, error } = read.answer.safeParse(json);
    if (!error) return { value, rows, given };
    // Names the field, never its value.
    throw new UpstreamFault(`does not fit the contract at ${error.issues[0]?.path.join(".") || "the root"}`);
  } catch (error) {
    // Only our own messages are safe to log; a JSON error quotes the content.
    const reason = error instanceof UpstreamFault ? error.message : "not the contract's JSON";
    throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: ${reason}`);
  }
}

/** `after`, with the older value wherever both are equal: what follows from it is kept beside it. */
function sameWhereEqual(before: unknown, after: unknown): unknown {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  const byId = Array.isArray(before) ? new Map(before.map((item, at) => [item?.id ?? at, item])) : undefined;
  const olderOf = (key: string): unknown => {
    const item: unknown = Reflect.get(after, key);
    return byId ? byId.get(Reflect.get(Object(item), "id") ?? Number(key)) : Reflect.get(before, key);
  };
  for (const key of Object.keys(after)) Reflect.set(after, key, sameWhereEqual(olderOf(key), Reflect.get(after, key)));
  const keys = Object.keys(after);
  const isEqual =
    Array.isArray(before) === Array.isArray(after) &&
    keys.length === Object.keys(before).length &&
    keys.every((key) => Reflect.get(before, key) === Reflect.get(after, key));
  return isEqual ? before : after;
}

/** Twice what the site reads of a list in pages. A page of so many takes 0.2 s; lists of broken items stay refused. */
const listItemsMax = 2 * Math.max(brokenItemsMax, pagesMax * pageLimit);
/** An item with 5,000 facts is read, though sixty are shown. */
const itemValuesMax = 20_000;

/**
 * A row with what its item's own call told; notes the row's print by the path of that call. Undefined for a row that
 * would take too long to read.
 */
function refined(row: unknown, listName: string, rows: Map<string, string>, { items, dropped }: Refining) {
  const told: unknown = Reflect.get(Object(row), "id");
  // JSON's own objects may have no text: a «toString» of theirs is no function.
  const id = typeof told === "object" ? "" : String(told);
  const excess = excessOf(row, itemValuesMax);
  if (excess) return void dropped(listName, /^\d{1,15}$/.test(id) ? id : "", excess, id);
  if (!/^[1-9]\d{0,9}$/.test(id)) return row;
  const [own, print] = [`/${listName}/${id}`, printOf(JSON.stringify(row))];
  rows.set(own, print);
  const item = items.get(own);
  if (!item) return row;
  // The newer one of both decides.
  return item.row === print ? { ...Object(row), ...item.fields } : { ...item.fields, ...Object(row) };
}

/** What an item's own call told of it; undefined if it denies the item or tells another one. Throws `UpstreamFault`. */
export function fieldsIn(path: string, text: string): object | undefined {
  const json = parsedJson(text);
  const excess = excessOf(json);
  if (excess) throw new UpstreamFault(`GET ${path}: ${excess}`);
  const { success, data }: { success?: unknown; data?: unknown } = Object(json);
  if (success !== true || typeof data !== "object" || data === null) return undefined;
  const { id }: { id?: unknown } = data;
  return id === undefined || (typeof id !== "object" && path.endsWith(`/${id}`)) ? data : undefined;
}

/** A text of a part, to be read again without the API. */
export function textOf({ answers }: KeptPart, path: string): string | undefined {
  const answer = answers.get(path);
  return answer && unpackedText(answer.packed);
}

/** zstd's own tables would be 0.8 MB of fresh memory for each text; these cost 0.2 % more bytes. */
const params = { [constants.ZSTD_c_hashLog]: 14, [constants.ZSTD_c_chainLog]: 13 };

/** Bytes compressed, in 0.1 ms for 100 kB. Without their size, the encoder would take memory for megabytes. */
export function packedBytes(plain: Buffer): Buffer {
  // Node cuts small buffers out of shared blocks of 64 kB, and each would keep its whole block: hence the copy.
  return Buffer.from(new Uint8Array(zstdCompressSync(plain, { pledgedSrcSize: plain.length, params })).buffer);
}

const unpackedBytesMax = 64 * 1024 * 1024;
export const unpackedBytes = (packed: Buffer): Buffer =>
  zstdDecompressSync(packed, { maxOutputLength: unpackedBytesMax });

export const packedText = (text: string): Buffer => packedBytes(Buffer.from(text));
export const unpackedText = (packed: Buffer): string => unpackedBytes(packed).toString();
