import type { ReactNode } from "react";

type Column = { title: string; numeric?: boolean | undefined };
type Props = { caption: string; columns: Column[]; rows: ReactNode[][]; captionHidden?: boolean | undefined };

/** A table whose first column names the row; null without rows. A wide one scrolls in a focusable region. */
export function DataTable({ caption, columns, rows, captionHidden = false }: Props) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} scope="col" className={numeric ? "numeric" : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <tr key={index}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]?.title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]?.title} className={columns[at]?.numeric ? "numeric" : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
