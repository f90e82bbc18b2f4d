import * as z from "zod";
import { budget } from "./bounds.ts";
import { type ItemReader, misfit, required } from "./item-reader.ts";
import { excessOf } from "./json-size.ts";
import { orMissing, reading } from "./lenient.ts";
import { onlyFields } from "./only-fields.ts";
import { type ListReading, type RowOf, readItems, requireItems } from "./read-items.ts";
import type { Report } from "./report.ts";
import { count } from "./schemas.ts";
import { UpstreamFault } from "./upstream.ts";

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

const pagination = z.object({ page: count, limit: count, total: count, pages: count }).meta({ title: "Pagination" });
const countIfSent = orMissing<number | undefined>(count, () => undefined);
/** The pagination of an answer, or those of its fields that can be read. */
const paginationParts = orMissing(
  z.object({ page: countIfSent, limit: countIfSent, total: countIfSent, pages: countIfSent }),
  () => ({ page: undefined, limit: undefined, total: undefined, pages: undefined }),
);

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
