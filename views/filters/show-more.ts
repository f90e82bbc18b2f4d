import type { Pagination } from "../kit/listing.ts";

/** What «Показать ещё» adds: page `page` of `limit` items. Then the list shows its first `shown` items. */
export type NextPart = { page: number; limit: number; shown: number; adds: number };

/**
 * How a list goes on from its first items, in steps of `step`; undefined where nothing follows, where it does not begin
 * with the first item, or where an address could not name so many. The address then says how many are shown, so that a
 * reload shows the same.
 */
export function nextPart({ page, limit, total }: Pagination, step: number, limitMax: number): NextPart | undefined {
  const size = limit % step === 0 ? step : limit;
  const shown = limit + size;
  if (page > 1 || limit >= total || shown > limitMax) return undefined;
  return { page: shown / size, limit: size, shown, adds: Math.min(size, total - limit) };
}

/** A further part and everything before it as one page. */
export function asWhole({ page, limit, total }: Pagination): Pagination {
  const shown = page * limit;
  return { page: 1, limit: shown, total, pages: Math.ceil(total / shown) };
}
