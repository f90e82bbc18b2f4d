import type { ReactNode } from "react";

type Props = { title: ReactNode; note?: ReactNode; id?: string | undefined; children: ReactNode };

/** Rows with their heading on the left, in narrow windows above. Children are `li`s; their class sets the columns. */
export function RowGroup({ title, note, id, children }: Props) {
  return (
    <section className="row-group" id={id}>
      <div className="row-group-head">
        <h2>{title}</h2>
        {note && <small>{note}</small>}
      </div>
      <ul className="rows">{children}</ul>
    </section>
  );
}
