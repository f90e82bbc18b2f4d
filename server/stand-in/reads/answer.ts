import { numberIn } from "./query.ts";

export type Answer = { status: number; body: object };

export type Read = (query: URLSearchParams) => Answer;

/** Items on a page at most, for any `limit`. */
export const pageItemsMax = 100;

/** A successful read of one item. */
export const found = (data: object): Answer => ({ status: 200, body: { success: true, data } });

/** The envelope of a failure. */
export const failed = (status: number, message: string): Answer => ({ status, body: { success: false, message } });

/** `page` counts from 1; `limit` is at most 100, by default `limitDefault`. A page beyond the end is empty. */
export function pageOf(
  items: readonly object[],
  query: URLSearchParams,
  limitDefault = pageItemsMax,
  meta?: object,
): Answer {
  const limit = Math.min(pageItemsMax, numberIn(query, "limit") ?? limitDefault);
  const page = numberIn(query, "page") ?? 1;
  const data = items.slice((page - 1) * limit, page * limit);
  const pagination = { page, limit, total: items.length, pages: Math.ceil(items.length / limit) };
  return { status: 200, body: { success: true, data, pagination, ...(meta && { meta }) } };
}

/** Each group once, with the number of its items. */
export function counted<Group extends { id: unknown }>(groups: readonly Group[]): (Group & { count: number })[] {
  return [...Map.groupBy(groups, ({ id }) => id).values()].flatMap((same) =>
    same.slice(0, 1).map((group) => ({ ...group, count: same.length })),
  );
}
