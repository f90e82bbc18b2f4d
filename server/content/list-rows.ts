import type { Read } from "./define-read.ts";
import { hashOf, itemPath, type KnownItem, refinedRow } from "./item-answers.ts";
import { excessOf } from "./json-size.ts";
import { onlyFields } from "./only-fields.ts";
import type { Report } from "./report.ts";
import { idIn } from "./schemas.ts";
import { pathWithoutQuery } from "./upstream.ts";

/** How many items and letters a part may still take. */
export type Remaining = { items: number; letters: number };

/** An item with 5,000 facts is read, though sixty are shown. */
const itemValuesMax = 20_000;

/** Collects the items of a list while its answer is read, within the budget of the part. */
export class ListRows {
  /** The items with the fields that the site reads. */
  readonly kept: unknown[] = [];
  /** Their hashes, by the paths of their own calls. */
  readonly hashes = new Map<string, string>();
  /** What their own calls add, by the same paths. */
  readonly refinedBy = new Map<string, KnownItem>();
  letters = 0;
  leftOut = 0;
  readonly #read: Read;
  readonly #items: ReadonlyMap<string, KnownItem>;
  readonly #remaining: Remaining;
  readonly #report: Report;

  constructor(read: Read, items: ReadonlyMap<string, KnownItem>, remaining: Remaining, report: Report) {
    this.#read = read;
    this.#items = items;
    this.#remaining = remaining;
    this.#report = report;
  }

  /** Keeps an item within the budget and returns it, refined by its own call; undefined: it is left out. */
  readonly take = (sent: unknown): unknown => {
    const listName = pathWithoutQuery(this.#read.path).slice(1).replace("/paginate", "");
    const row = this.#read.item ? onlyFields(this.#read.item, sent) : sent;
    const excess = excessOf(row, itemValuesMax);
    if (excess) {
      const itemId = String(idIn(Reflect.get(Object(sent), "id")) ?? "");
      this.#report.findings.push({ object: listName, field: itemId, reason: excess, sent: itemId });
      return undefined;
    }
    const text = JSON.stringify(row) ?? "";
    const path = itemPath(listName, row);
    const rowHash = hashOf(text);
    const item = path === undefined ? undefined : this.#items.get(path);
    const refined = item ? refinedRow(row, rowHash, item) : row;
    const letters = item ? JSON.stringify(refined).length : text.length;
    if (this.kept.length >= this.#remaining.items || this.letters + letters > this.#remaining.letters) {
      this.leftOut += 1;
      return undefined;
    }
    if (path !== undefined) {
      this.hashes.set(path, rowHash);
      if (item) this.refinedBy.set(path, item);
    }
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
