import type { ReactNode } from "react";
import type { Pagination } from "../ui/listing.ts";
import type { ListLink } from "./FilterForm.tsx";

type Growing = { limit?: number | undefined; page?: number | undefined };

/** A list that grows by `step` items to `max` on one page. `linkTo`: a choice's page, and the fragment of its items. */
export type GrowingList<Chosen extends Growing> = {
  step: number;
  max: number;
  /** Names the links to its pages. */
  label: string;
  linkTo: (chosen: Chosen) => ListLink;
};

/**
 * The next part of a list in steps of `step`: page `page` of `limit` items, then `shown` items are visible.
 * Undefined at the end, for a list that starts later than the first item, and beyond the limit of addresses. The
 * address has the number of shown items: a reload shows the same.
 */
function nextPart({ page, limit, total }: Pagination, step: number, limitMax: number) {
  const size = limit % step === 0 ? step : limit;
  const shown = limit + size;
  if (page > 1 || limit >= total || shown > limitMax) return undefined;
  return { page: shown / size, limit: size, shown, adds: Math.min(size, total - limit) };
}

/** A part and everything before it as one page. */
export function onOnePage({ page, limit, total }: Pagination): Pagination {
  const shown = page * limit;
  return { page: 1, limit: shown, total, pages: Math.ceil(total / shown) };
}

/** The choice that shows the first `shown` items of a list. */
export const withFirst = <Chosen extends Growing>(chosen: Chosen, shown: number): Chosen => ({
  ...chosen,
  limit: shown,
  page: undefined,
});

type Props<Chosen extends object> = { list: GrowingList<Chosen>; chosen: Chosen; pagination: Pagination };

/** The further items replace the place of «Показать ещё», not the results. */
const growing = { "hx-target": "#more", "hx-swap": "outerHTML", "hx-sync": "this:drop" };

/** The way to further items of a list: the next ones in place, and links to all pages. */
export function MorePages<Chosen extends object>({ list, chosen, pagination }: Props<Chosen>) {
  const { step, max, label, linkTo } = list;
  const next = nextPart(pagination, step, max);
  return (
    <div id="more">
      <Pages pagination={pagination} hrefOf={(page) => linkTo({ ...chosen, page }).href} label={label}>
        {next && (
          <a
            className="button button-outline"
            href={linkTo(withFirst(chosen, next.shown)).href}
            hx-get={linkTo({ ...chosen, limit: next.limit, page: next.page }).fragment}
            {...growing}
          >
            {`Показать ещё ${next.adds}`}
          </a>
        )}
      </Pages>
    </div>
  );
}

type PagesProps = {
  pagination: Pagination;
  hrefOf: (page: number) => string;
  label: string;
  children: ReactNode;
};

/** Links to the other pages of a list; `children` come first («Показать ещё»). */
function Pages({ pagination: { page, pages }, hrefOf, label, children }: PagesProps) {
  if (pages <= 1 && !children) return null;
  return (
    <div className="pagination">
      {children}
      {pages > 1 && (
        <nav aria-label={label}>
          <ul>
            {page > 1 && (
              <li>
                <a href={hrefOf(page - 1)} rel="prev">
                  Назад
                </a>
              </li>
            )}
            {visiblePages(page, pages).map((n, index, all) => (
              <li key={n} className={index > 0 && n - (all[index - 1] ?? n) > 1 ? "gap" : undefined}>
                <a href={hrefOf(n)} aria-current={n === page ? "page" : undefined} aria-label={`Страница ${n}`}>
                  {n}
                </a>
              </li>
            ))}
            {page < pages && (
              <li>
                <a href={hrefOf(page + 1)} rel="next">
                  Дальше
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The first, the last and the pages near the current one. */
function visiblePages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}
