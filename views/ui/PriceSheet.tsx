import { Children, type ReactNode } from "react";

type Row = { name: ReactNode; value: ReactNode };
type Props = { title: string; rows?: readonly Row[] | undefined; children?: ReactNode };

/** Prices and hours on a white sheet beside the text; null if nothing is known. */
export function PriceSheet({ title, rows = [], children }: Props) {
  if (rows.length === 0 && Children.toArray(children).length === 0) return null;
  return (
    <section className="price-sheet">
      <h2>{title}</h2>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ name, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <div key={at}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
