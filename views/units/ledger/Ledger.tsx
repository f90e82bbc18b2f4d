import type { ReactElement, ReactNode } from "react";
import type { CategoryId } from "../../content/park.ts";
import { unitsInWords } from "../../content/unit.ts";
import type { ListLink } from "../../filters/FilterForm.tsx";
import { rubles } from "../../ui/format.ts";
import { type RowGroup, rowsASize } from "./row-groups.ts";
import { type RowLook, UnitRow } from "./UnitRow.tsx";

/** The id of the list that a size's rows stand in: further rows of it go there. */
export const sizeListId = (id: RowGroup["id"]) => `rows-${id}`;

type Props = {
  group: RowGroup;
  category: CategoryId;
  look: RowLook;
  /** The address that shows the whole size, and the fragment of the rows that are still missing. */
  more: ListLink;
};

/** A size: what it holds in all, its first rows, and the way to the others. */
export function SizeGroup({ group, category, look, more }: Props) {
  const { id, title, summary, total, least, rows, hidden, scale } = group;
  return (
    <section className="group">
      <h2>
        {`${title} `}
        <span>
          {summary && `${summary}, `}
          {unitsInWords(total, category)}
          {least !== undefined && (
            <>
              {" от "}
              <b>{rubles(least)}</b>
            </>
          )}
        </span>
      </h2>
      <ul className="rows" id={sizeListId(id)}>
        {rows.map((units) => (
          <UnitRow key={units[0].id} units={units} look={look} scale={scale} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="more" id={`more-${id}`}>
          <a href={more.href} hx-get={more.fragment} hx-target={`#more-${id}`} hx-swap="outerHTML" hx-sync="this:drop">
            {`Ещё ${unitsInWords(hidden, category)} такого размера`}
          </a>
        </p>
      )}
    </section>
  );
}

/** The rows of an opened size that its page does not show yet; the first of them receives the focus. */
export const furtherRows = ({ rows, scale }: RowGroup, look: RowLook): ReactElement[] =>
  rows
    .slice(rowsASize)
    .map((units, at) => <UnitRow key={units[0].id} units={units} look={look} scale={scale} focused={at === 0} />);

/** Rows under a heading that are no size of the list: neighbours together, the nearest units. */
export function PlainGroup({ title, summary, children }: { title: string; summary?: string; children: ReactNode }) {
  return (
    <section className="group">
      <h2>
        {`${title} `}
        {summary && <span>{summary}</span>}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}
