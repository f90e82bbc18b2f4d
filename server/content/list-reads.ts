import * as z from "zod";
import { budget } from "./bounds.ts";
import { excessOf } from "./json-size.ts";
import { type Finding, type Loss, mendedReasons, orMissing, reading } from "./lenient.ts";
import { onlyFields } from "./only-fields.ts";
import { foreignPicture } from "./safe-url.ts";
import { count, idIn } from "./schemas.ts";
import { UpstreamFault } from "./upstream.ts";

const pagination = z.object({ page: count, limit: count, total: count, pages: count }).meta({ title: "Pagination" });
const countIfSent = orMissing<number | undefined>(count, () => undefined);
/** The pagination of an answer, or those of its fields that can be read. */
const paginationParts = orMissing(
  z.object({ page: countIfSent, limit: countIfSent, total: countIfSent, pages: countIfSent }),
  () => ({ page: undefined, limit: undefined, total: undefined, pages: undefined }),
);

/** What an answer lost, and how many items of each list and noun it has, for the log and `check-api`. */
export type Report = { findings: Finding[]; seen: Map<string, number> };

export const emptyReport = (): Report => ({ findings: [], seen: new Map() });

function countSeen({ seen }: Report, name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

/** "unit 1119"; without an id the noun alone. */
function nameOf(noun: string, json: unknown): string {
  const itemId = idIn(Reflect.get(Object(json), "id"));
  return itemId === undefined ? noun : `${noun} ${itemId}`;
}

/** Reads one kind of object. `schema` is its form in the API. */
export type ItemReader<Item> = {
  schema: z.ZodType;
  read: (json: unknown, report: Report) => { item: Item; fault: undefined } | { item: undefined; fault: Loss };
};

type ItemDefinition<Wire, Item> = {
  noun: string;
  schema: z.ZodType<Wire>;
  itemOf: (wire: Wire) => Item;
  /** What the item loses because its fields contradict each other. */
  contradictions?: (wire: Wire) => Loss[];
};

export function itemReader<Wire, Item>(definition: ItemDefinition<Wire, Item>): ItemReader<Item> {
  const { noun, schema, itemOf, contradictions = () => [] } = definition;
  return {
    schema,
    read(json, report) {
      const { value, fault, losses } = reading(schema, json);
      if (fault) return { item: undefined, fault };
      countSeen(report, noun);
      // The gate of pictures reports each foreign origin itself.
      for (const loss of [...losses, ...contradictions(value)])
        if (loss.reason !== foreignPicture) report.findings.push({ object: nameOf(noun, json), ...loss });
      return { item: itemOf(value), fault: undefined };
    },
  };
}

export const plainReader = <Value>(noun: string, schema: z.ZodType<Value>) =>
  itemReader({ noun, schema, itemOf: (value) => value });

/** How many items of a list were sent, do not fit the contract, and were left out for their size. */
export type ListCounts = { sentCount: number; brokenCount: number; leftOutCount: number };

/** The items of a list that fit the contract. */
export type ListReading<Item> = ListCounts & { items: Item[] };

const slipItemsMin = 20;

/** The end of the reason of a read that failed because the items of its list do not fit the contract. */
export const itemsDoNotFit = "items do not fit the contract";

/** Throws if the format of a list has changed: every item is broken, or over half of twenty and more. */
export function requireItems(where: string, { sentCount, brokenCount }: ListCounts): void {
  const isAll = brokenCount > 0 && brokenCount === sentCount;
  const isMost = sentCount >= slipItemsMin && brokenCount > sentCount / 2;
  if (isAll || isMost) throw new UpstreamFault(`${where}${brokenCount} of ${sentCount} ${itemsDoNotFit}`);
}

/**
 * Reads an item as its own call refines it. A field of that call which does not fit must not replace the one of the
 * list's row: then the row's counts. `report` names both.
 */
function readRefined<Item>(name: string, reader: ItemReader<Item>, refined: unknown, row: unknown, report: Report) {
  const { findings } = report;
  const from = findings.length;
  const read = reader.read(refined, report);
  if (read.fault) findings.push({ object: name, ...read.fault });
  const isWhole = ({ field, reason }: Loss) => !field.includes(".") && !mendedReasons.includes(reason);
  const lost = read.fault ? [read.fault.field.replace(/\..*/, "")] : fieldsOf(findings.slice(from).filter(isWhole));
  if (lost.length === 0 || row === refined) return read;
  const sentRow = onlyFields(reader.schema, row);
  const sentFields = lost.filter((field) => isOtherField(sentRow, refined, field));
  if (sentFields.length === 0) return read;
  const values = sentFields.map((field) => [field, Reflect.get(Object(sentRow), field)]);
  return reader.read({ ...Object(refined), ...Object.fromEntries(values) }, emptyReport());
}

const fieldsOf = (losses: readonly Loss[]): string[] => losses.map(({ field }) => field);

/** Whether a row has another value of a field than its refined form. */
function isOtherField(row: unknown, refined: unknown, field: string): boolean {
  const sent: unknown = Reflect.get(Object(row), field);
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(Reflect.get(Object(refined), field));
}

/**
 * Reads a list item by item, and pauses after each. Drops and reports broken items, repeated ones and those after
 * `most`. `rowOf` prepares an item; undefined leaves it out.
 */
export function* readItems<Item extends { id: unknown }>(
  name: string,
  rows: readonly unknown[],
  reader: ItemReader<Item>,
  report: Report,
  most: number,
  rowOf: RowOf = (row) => row,
): Generator<void, ListReading<Item>> {
  const { findings } = report;
  if (rows.length > most) findings.push({ object: name, field: "", reason: `more than ${most}`, sent: rows.length });
  const byId = new Map<unknown, Item>();
  let brokenCount = 0;
  let leftOutCount = Math.max(0, rows.length - most);
  for (const sent of rows.slice(0, most)) {
    yield;
    const row = rowOf(sent);
    if (row === undefined) {
      leftOutCount += 1;
      continue;
    }
    countSeen(report, name);
    const { item, fault } = readRefined(name, reader, row, sent, report);
    if (fault) {
      brokenCount += 1;
    } else if (byId.has(item.id)) {
      findings.push({ object: name, field: "id", reason: "an earlier item has it", sent: item.id });
    } else {
      byId.set(item.id, item);
    }
  }
  return { items: [...byId.values()], sentCount: rows.length, brokenCount, leftOutCount };
}

/** Prepares an item of a list before it is read; undefined leaves it out. */
export type RowOf = (row: unknown) => unknown;

export const misfit = (field: string) => new UpstreamFault(`does not fit the contract at ${field || "the root"}`);

/** The payload of a successful answer. Throws `UpstreamFault`. */
export function dataIn(json: unknown): unknown {
  const { success, data }: { success?: unknown; data?: unknown } = Object(json);
  if (success !== true) throw misfit("success");
  if (data === undefined) throw misfit("data");
  return data;
}

/** The items of a list: null is an empty one. */
function rowsIn(json: unknown): unknown[] {
  const data = dataIn(json);
  if (data === null) return [];
  if (!Array.isArray(data)) throw misfit("data");
  return data;
}

/** Throws `UpstreamFault` if an object does not fit. */
export function required<Item>(reader: ItemReader<Item>, json: unknown, field: string, report: Report): Item {
  const { item, fault } = reader.read(json, report);
  if (fault) throw misfit([field, fault.field].filter(Boolean).join("."));
  return item;
}

export function optional<Item>(
  reader: ItemReader<Item>,
  json: unknown,
  object: string,
  report: Report,
): Item | undefined {
  if (json === undefined || json === null) return undefined;
  const { item, fault } = reader.read(json, report);
  if (fault) report.findings.push({ object, ...fault });
  return item;
}

/** A call of the API: its path, where `{id}` is a placeholder, its query, and the form of its answer. */
export type Read<Answer = unknown> = {
  path: `/${string}`;
  query?: z.ZodObject;
  /** The form of the answer in the published contract. */
  answer: z.ZodType;
  /** The form of an item, if the answer is a list of them. */
  item?: z.ZodType;
  /** Reads an answer in steps. Throws `UpstreamFault`, whose message has no content. */
  read: (json: unknown, report: Report, rowOf?: RowOf) => Generator<void, Answer>;
};

export const envelope = (data: z.ZodType) => z.object({ success: z.literal(true), data });

/** Throws if the fields of an object that the site reads would take long: it is read at once. */
export function requireSize(schema: z.ZodType, sent: unknown): void {
  const excess = excessOf(onlyFields(schema, sent));
  if (excess) throw new UpstreamFault(excess);
}

/** A read of one object, which is checked for its size first. */
function objectRead<Value>(
  path: Read["path"],
  data: z.ZodType,
  readData: (json: unknown, report: Report) => Value,
): Read<Value> {
  return {
    path,
    answer: envelope(data),
    // biome-ignore lint/correctness/useYield: lists are read in steps, an object is not
    *read(json, report) {
      const sent = dataIn(json);
      requireSize(data, sent);
      return readData(sent, report);
    },
  };
}

/** A read of an item by its id. */
export const itemRead = <Item>(path: Read["path"], reader: ItemReader<Item>): Read<Item> =>
  objectRead(path, reader.schema, (data, report) => required(reader, data, "data", report));

/** A read of a list that comes whole. */
export function listRead<Item extends { id: unknown }>(path: Read["path"], name: string, reader: ItemReader<Item>) {
  return {
    path,
    item: reader.schema,
    answer: envelope(z.array(reader.schema)),
    *read(json: unknown, report: Report, rowOf?: RowOf): Generator<void, Item[]> {
      const list = yield* readItems(name, rowsIn(json), reader, report, budget.items, rowOf);
      requireItems("", list);
      return list.items;
    },
  };
}

/** A page of a list. `pages` and `total` are undefined if the API does not send them. */
export type ListPage<Item, Meta = unknown> = ListReading<Item> & {
  pages: number | undefined;
  total: number | undefined;
  meta: Meta;
};

type PagedRead<Item, Meta> = {
  path: Read["path"];
  query: z.ZodObject;
  name: string;
  reader: ItemReader<Item>;
  meta: { schema: z.ZodType<Meta>; published: z.ZodType | undefined };
};

/** A read of a page of a list. */
export function pagedRead<Item extends { id: unknown }, Meta>({
  path,
  query,
  name,
  reader,
  meta,
}: PagedRead<Item, Meta>) {
  return {
    path,
    query,
    item: reader.schema,
    answer: z.object({
      success: z.literal(true),
      data: z.array(reader.schema),
      pagination,
      ...(meta.published && { meta: meta.published }),
    }),
    *read(json: unknown, report: Report, rowOf?: RowOf): Generator<void, ListPage<Item, Meta>> {
      const list = yield* readItems(name, rowsIn(json), reader, report, budget.items, rowOf);
      const sent: { pagination?: unknown; meta?: unknown } = Object(json);
      const { limit, total, pages } = partOf(`${name} pagination`, paginationParts, sent.pagination, report);
      const perPage = Math.max(1, limit ?? list.sentCount);
      const countedPages = total === undefined ? undefined : Math.ceil(total / perPage);
      return {
        ...list,
        total,
        pages: pages ?? countedPages,
        meta: partOf(`${name} meta`, meta.schema, sent.meta, report),
      };
    },
  };
}

/** A part beside the items of a list, whose schema accepts everything. */
function partOf<Value>(object: string, schema: z.ZodType<Value>, json: unknown, report: Report): Value {
  const { value, fault, losses } = reading(schema, json);
  if (fault) throw misfit(object);
  for (const loss of losses) report.findings.push({ object, ...loss });
  return value;
}

export const noMeta = { schema: z.unknown(), published: undefined };
