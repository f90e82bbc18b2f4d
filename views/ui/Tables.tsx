import { Children, type ReactNode } from "react";
import { ExternalMark } from "./Button.tsx";
import { classes } from "./classes.ts";

type LineProps = {
  href?: string | undefined;
  title: ReactNode;
  /** A sentence about it. */
  text?: ReactNode;
  /** What the rows are compared by, such as a price: in one column at the right. */
  value?: ReactNode;
  /** A date, before the title. */
  when?: ReactNode;
  /** The link leads to another site. */
  external?: boolean | undefined;
  /** It takes the focus after a swap. */
  focused?: boolean | undefined;
};

/** A row of `Lines`, which is one link: what it is, a sentence about it, what the rows are compared by. */
export function Line({ href, title, text, value, when, external = false, focused = false }: LineProps) {
  return (
    <li {...(focused && { tabIndex: -1, autoFocus: true })}>
      {when}{" "}
      <b>
        {href ? (
          <a className={classes("row-link", external && "external")} href={href}>
            {title}
            {external && <ExternalMark />}
          </a>
        ) : (
          title
        )}
      </b>{" "}
      {text && <p>{text}</p>} {value && <span className="line-value">{value}</span>}
    </li>
  );
}

/** Rows of a list in columns: services, vacancies, news (`dated`), `prices`, whom to call. */
export const Lines = ({ kind, children }: { kind?: "dated" | "prices" | undefined; children: ReactNode }) => (
  <ul className={kind ? `lines lines-${kind}` : "lines"}>{children}</ul>
);

/** A fact under its name. What has no value is not known, and is not shown. */
export type Fact = { id?: string | undefined; name: string; value: ReactNode };

export const isKnown = ({ value }: Pick<Fact, "value">): boolean => Boolean(value);

/** Name and value pairs; null if nothing is known. */
export function FactsTable({ rows, className = "facts" }: { rows: readonly Fact[]; className?: string | undefined }) {
  const known = rows.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl className={className || undefined}>
      {known.map(({ id, name, value }) => (
        <div key={name} id={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type SheetProps = { title: string; rows: readonly Fact[]; children?: ReactNode };

/** Prices and hours on a white sheet beside the text; null if nothing is known. */
export function PriceSheet({ title, rows, children }: SheetProps) {
  if (!rows.some(isKnown) && Children.toArray(children).length === 0) return null;
  return (
    <section className="price-sheet">
      <h2>{title}</h2>
      <FactsTable rows={rows} className="" />
      {children}
    </section>
  );
}

/** `className` is that of the column's cells. */
type Column = { title: string; numeric?: boolean | undefined; className?: string | undefined };
type TableProps = { caption: string; columns: Column[]; rows: ReactNode[][] };

/** The first column names the row; null without rows. An undefined cell is a dash; a column of them is left out. */
export function DataTable({ caption, columns, rows }: TableProps) {
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
              {row.map((cell, at) => {
                if (!filled[at]) return null;
                return at === 0 ? (
                  <th key={columns[at]?.title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]?.title} className={cellClass(columns[at])}>
                    {cell ?? "—"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cellClass = ({ numeric, className }: Partial<Column> = {}) => classes(numeric && "numeric", className);
