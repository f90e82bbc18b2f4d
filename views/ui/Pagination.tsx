import type { ReactNode } from "react";
import type { Pagination as PageOf } from "./listing.ts";

type Props = { pagination: PageOf; hrefOf: (page: number) => string; label?: string | undefined; children?: ReactNode };

/** Links to the other pages of a list; `children` come first («Показать ещё»). */
export function Pagination({ pagination: { page, pages }, hrefOf, label = "Страницы", children }: Props) {
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
