import type { ReactNode } from "react";

type Props = { rows: { name: string; value: ReactNode }[]; columns?: 1 | 2 | undefined };

/** Name and value pairs; in two columns on wide screens. */
export function FactsTable({ rows, columns = 1 }: Props) {
  if (rows.length === 0) return null;
  return (
    <dl className={`facts facts-${columns}`}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
