import type { ReactNode } from "react";

/**
 * Holds a filter form: beside the results on a wide screen, folded behind «Фильтры (3)» above them on a narrow one. Closed in the HTML;
 * `styles/listing.css` shows the content of the closed element on wide screens. `count` is how many filters are set.
 */
export function FilterBox({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="filter-box">
      <summary>Фильтры{count > 0 && ` (${count})`}</summary>
      {children}
    </details>
  );
}
