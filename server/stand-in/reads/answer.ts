import { numberIn } from "./query.ts";

/** An answer: a status and a JSON body. */
export type Answer = { status: number; json: string };

/** An item and its JSON, written once: lists are put together from ready pieces. */
export type Prepared<Item> = { item: Item; json: string };

/** Items on a page at most, for any `limit`. */
export const pageItemsMax = 100;

/** Items with their JSON. */
export function prepare<Item>(items: readonly Item[]): Prepared<Item>[] {
  return items.map((item) => ({ item, json: JSON.stringify(item) }));
}

/** A successful read of one item. */
export function found(json: string): Answer {
  return { status: 200, json: `{"success":true,"data":${json}}` };
}

/** Something went wrong: the envelope of a failure. */
export function failed(status: number, message: string): Answer {
  return { status, json: JSON.stringify({ success: false, message }) };
}

/**
 * One page of a list. `page` counts from 1; `limit` is 1 to 100, by default `limitDefault`. A page beyond the end is
 * empty.
 */
export function pageOf(
  items: readonly Prepared<unknown>[],
  query: URLSearchParams,
  limitDefault: number,
  meta?: object,
): Answer {
  const limit = clamp(Math.trunc(numberIn(query, "limit") ?? limitDefault), 1, pageItemsMax);
  const page = Math.max(1, Math.trunc(numberIn(query, "page") ?? 1));
  const shown = items.slice((page - 1) * limit, page * limit).map(({ json }) => json);
  const pagination = { page, limit, total: items.length, pages: Math.ceil(items.length / limit) };
  const tail = JSON.stringify({ pagination, ...(meta && { meta }) }).slice(1);
  return { status: 200, json: `{"success":true,"data":[${shown.join(",")}],${tail}` };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
