import type { ReactNode } from "react";

type Props = {
  rows: readonly { id?: string | undefined; name: string; value: ReactNode }[];
  className?: string | undefined;
};

/** Name and value pairs. */
export function FactsTable({ rows, className = "facts" }: Props) {
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
