import type { ReactNode } from "react";
import type { Pagination as PageOf } from "../ui/listing.ts";
import { type GrowingList, nextPart, withFirst } from "./show-more.ts";

type Props<Chosen extends object> = { list: GrowingList<Chosen>; chosen: Chosen; pagination: PageOf };

/** The further items replace the place of «Показать ещё», not the results. */
const growing = { "hx-target": "#more", "hx-swap": "outerHTML", "hx-sync": "this:drop" };

/** The way to further items of a list: the next ones in place, and links to all pages. */
export function MorePages<Chosen extends object>({ list, chosen, pagination }: Props<Chosen>) {
  const { step, max, label, linkTo } = list;
  const next = nextPart(pagination, step, max);
  return (
    <div id="more">
      <Pagination pagination={pagination} hrefOf={(page) => linkTo({ ...chosen, page }).href} label={label}>
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
      </Pagination>
    </div>
  );
}

type PaginationProps = {
  pagination: PageOf;
  hrefOf: (page: number) => string;
  label?: string | undefined;
  children?: ReactNode;
};

/** Links to the other pages of a list; `children` come first («Показать ещё»). */
function Pagination({ pagination: { page, pages }, hrefOf, label = "Страницы", children }: PaginationProps) {
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
