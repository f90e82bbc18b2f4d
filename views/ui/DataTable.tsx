import type { ReactNode } from "react";

/** `className` is that of the column's cells. */
type Column = { title: string; numeric?: boolean | undefined; className?: string | undefined };
type Props = { caption: string; columns: Column[]; rows: ReactNode[][] };

/** The first column names the row; null without rows. An undefined cell is a dash; a column of them is left out. */
export function DataTable({ caption, columns, rows }: Props) {
  if (rows.length === 0) return null;
  const filled = columns.map((_, at) => rows.some((row) => row[at] !== undefined));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns
              .filter((_, at) => filled[at])
              .map((column) => (
                <th key={column.title} scope="col" className={cellClass(column)}>
                  {column.title}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <tr key={index}>
              {row.map((cell, at) =>
                !filled[at] ? null : at === 0 ? (
                  <th key={columns[at]?.title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]?.title} className={cellClass(columns[at])}>
                    {cell ?? "—"}
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

function cellClass({ numeric, className }: Partial<Column> = {}): string | undefined {
  return [numeric && "numeric", className].filter(Boolean).join(" ") || undefined;
}
