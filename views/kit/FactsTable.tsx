import type { ReactNode } from "react";

type Props = {
  rows: readonly { id?: string | undefined; name: string; value: ReactNode }[];
  columns?: 1 | 2 | undefined;
  className?: string | undefined;
};

/** Name and value pairs; in two columns on wide screens. */
export function FactsTable({ rows, columns = 1, className = `facts facts-${columns}` }: Props) {
  if (rows.length === 0) return null;
  return (
    <dl className={className}>
      {rows.map(({ id, name, value }) => (
        <div key={name} id={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
