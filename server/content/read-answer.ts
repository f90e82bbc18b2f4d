import { hash } from "node:crypto";
import { parsedJson } from "./lenient.ts";
import type { Read, Report } from "./list-reads.ts";
import { onlyFields } from "./only-fields.ts";
import { packedText } from "./packed-text.ts";
import { idIn } from "./schemas.ts";
import { type AskUpstream, excessOf, pathWithoutQuery, UpstreamFault } from "./upstream.ts";

export const printOf = (text: string) => hash("sha1", text, "base64url");

/** Runs a generator in short pieces, so that visitors' requests come in between. */
export type InPieces = <Value>(steps: Generator<void, Value>) => Promise<Value>;

/**
 * An answer of the API. `packed` is its compressed text, reduced to the fields that the site reads; `print` is the
 * hash of the text as the API sent it; `value` is the parsed text. `rows` are the hashes of its items, by the paths of
 * the items' own calls; `refinedBy` holds the fields that those calls added. `parsedFor` is the day and the missing
 * pictures that parsing depended on. `items` and `letters` count against the budget of the part.
 */
export type KeptAnswer = {
  packed: Buffer;
  print: string;
  parsedFor: string;
  value: unknown;
  rows: ReadonlyMap<string, string>;
  refinedBy: ReadonlyMap<string, KnownItem>;
  items: number;
  letters: number;
  leftOut: number;
};

/** An answer to an item's own call: its fields, the length of their JSON, the hash of the list's row at that time. */
export type KnownItem = { row: string; fields: object; letters: number };

export async function textAt(ask: AskUpstream, path: string): Promise<string> {
  const text = await ask(path);
  // Only single items may be absent; any other 404 is a fault.
  if (text === undefined) throw new UpstreamFault(`GET ${pathWithoutQuery(path)}: status 404`);
  return text;
}

/** What reading an answer depends on, besides its text. */
export type AnswerOptions = {
  inPieces: InPieces;
  /** The answers of items' own calls, by path: "/pavilions/12". */
  items: ReadonlyMap<string, KnownItem>;
  /** Names all that reading depends on besides the texts and the items. */
  parsedFor: string;
};

type Asked = {
  path: string;
  read: Read;
  text: string;
  last: KeptAnswer | undefined;
  left: Left;
  report: Report;
};

/** How many items and letters a part may still take. */
type Left = { items: number; letters: number };

const isWholeWithin = (answer: KeptAnswer, left: Left): boolean =>
  answer.leftOut === 0 && answer.items <= left.items && answer.letters <= left.letters;

/** Whether an answer with the same text would be parsed to the same value. */
export function isStillTrue(answer: KeptAnswer, left: Left, { items, parsedFor }: AnswerOptions): boolean {
  const isRefinedSo = [...answer.rows.keys()].every((path) => items.get(path) === answer.refinedBy.get(path));
  return answer.parsedFor === parsedFor && isWholeWithin(answer, left) && isRefinedSo;
}

/** An answer as a value. Throws `UpstreamFault`, whose message has no content. */
export async function readAnswer(asked: Asked, options: AnswerOptions): Promise<KeptAnswer> {
  const { inPieces, items, parsedFor } = options;
  const { path, read, text, last, left, report } = asked;
  const print = printOf(text);
  const isEqual = last !== undefined && last.print === print;
  if (isEqual && isStillTrue(last, left, options)) return last;
  try {
    const rows = new Rows(read, items, left, report);
    const json: unknown = JSON.parse(text);
    const sentValue = await inPieces(read.read(json, report, rows.next));
    const isWhole = isEqual && isWholeWithin(last, left);
    return {
      packed: isWhole ? last.packed : packedText(rows.textOf(json, text)),
      print,
      parsedFor,
      value: sameWhereEqual(last?.value, sentValue),
      rows: rows.prints,
      refinedBy: rows.refinedBy,
      items: rows.kept.length,
      letters: rows.letters || text.length,
      leftOut: rows.leftOut,
    };
  } catch (error) {
    // Only our own messages are safe to log; a JSON error quotes the content.
    const reason = error instanceof UpstreamFault ? error.message : "not the contract's JSON";
    throw new UpstreamFault(`GET ${pathWithoutQuery(path)}: ${reason}`);
  }
}

/** An item with 5,000 facts is read, though sixty are shown. */
const itemValuesMax = 20_000;

/** Collects the items of a list while its answer is read, within the budget of the part. */
class Rows {
  /** The items with the fields that the site reads. */
  readonly kept: unknown[] = [];
  /** Their prints, by the paths of their own calls. */
  readonly prints = new Map<string, string>();
  /** What their own calls add, by the same paths. */
  readonly refinedBy = new Map<string, KnownItem>();
  letters = 0;
  leftOut = 0;
  readonly #read: Read;
  readonly #items: ReadonlyMap<string, KnownItem>;
  readonly #left: Left;
  readonly #report: Report;

  constructor(read: Read, items: ReadonlyMap<string, KnownItem>, left: Left, report: Report) {
    this.#read = read;
    this.#items = items;
    this.#left = left;
    this.#report = report;
  }

  /** The item as it is read: with the fields of its own call. Undefined if it is too large. */
  readonly next = (sent: unknown): unknown => {
    const listName = pathWithoutQuery(this.#read.path).slice(1).replace("/paginate", "");
    const excess = excessOf(sent, itemValuesMax);
    if (excess) {
      const itemId = String(idIn(Reflect.get(Object(sent), "id")) ?? "");
      this.#report.findings.push({ object: listName, field: itemId, reason: excess, sent: itemId });
      return undefined;
    }
    const row = this.#read.item ? onlyFields(this.#read.item, sent) : sent;
    const text = JSON.stringify(row) ?? "";
    const path = itemPath(listName, row);
    const print = printOf(text);
    const item = path === undefined ? undefined : this.#items.get(path);
    const refined = item ? refinedRow(row, print, item) : row;
    const letters = item ? JSON.stringify(refined).length : text.length;
    if (this.kept.length >= this.#left.items || this.letters + letters > this.#left.letters) {
      this.leftOut += 1;
      return undefined;
    }
    if (path !== undefined) this.prints.set(path, print);
    if (path !== undefined && item) this.refinedBy.set(path, item);
    this.kept.push(row);
    this.letters += letters;
    return refined;
  };

  /** The answer's text with the kept items; an answer that is no list keeps its own. */
  textOf(json: unknown, text: string): string {
    const isList = this.#read.item !== undefined && Array.isArray(Reflect.get(Object(json), "data"));
    if (!isList) return text;
    const besideItems = onlyFields(this.#read.answer, { ...Object(json), data: [] });
    return JSON.stringify({ ...Object(besideItems), data: this.kept });
  }
}

/** The path of an item's own call. */
function itemPath(listName: string, row: unknown): string | undefined {
  const itemId = idIn(Reflect.get(Object(row), "id"));
  return itemId === undefined ? undefined : `/${listName}/${itemId}`;
}

/** A row with the fields of its own call. If the row has changed since that call, the row decides. */
function refinedRow(row: unknown, print: string, item: KnownItem): object {
  return item.row === print ? { ...Object(row), ...item.fields } : { ...item.fields, ...Object(row) };
}

/** `after`, with the older value wherever both are equal: what follows from it is kept beside it. */
function sameWhereEqual(before: unknown, after: unknown): unknown {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  const byId = Array.isArray(before) ? new Map(before.map((item, at) => [item?.id ?? at, item])) : undefined;
  const olderOf = (key: string): unknown => {
    const item: unknown = Reflect.get(after, key);
    return byId ? byId.get(Reflect.get(Object(item), "id") ?? Number(key)) : Reflect.get(before, key);
  };
  const keys = Object.keys(after);
  for (const key of keys) Reflect.set(after, key, sameWhereEqual(olderOf(key), Reflect.get(after, key)));
  const isEqual =
    Array.isArray(before) === Array.isArray(after) &&
    keys.length === Object.keys(before).length &&
    keys.every((key) => Reflect.get(before, key) === Reflect.get(after, key));
  return isEqual ? before : after;
}

/**
 * The fields that the site reads of the answer to an item's own call. Returns undefined if the answer denies the item,
 * or is about another one. Throws `UpstreamFault`.
 */
export function fieldsIn(reads: Readonly<Record<string, Read>>, path: string, text: string): object | undefined {
  const json = parsedJson(text);
  const excess = excessOf(json);
  if (excess) throw new UpstreamFault(`GET ${path}: ${excess}`);
  const { success, data }: { success?: unknown; data?: unknown } = Object(json);
  if (success !== true || typeof data !== "object" || data === null) return undefined;
  const { id: sentId }: { id?: unknown } = data;
  const isOther = sentId !== undefined && !path.endsWith(`/${idIn(sentId)}`);
  const list = Object.values(reads).find((read) => read.item && path.startsWith(`${read.path}/`));
  return isOther || !list?.item ? undefined : Object(onlyFields(list.item, data));
}
