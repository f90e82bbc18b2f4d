import { Children, type ReactNode } from "react";

type GridProps = { columns?: 2 | 3 | 4 | undefined; rail?: boolean | undefined; children: ReactNode };

/** Cards in a grid; null without cards. `columns` applies to wide screens; a `rail` scrolls sideways on phones. */
export function CardGrid({ columns = 3, rail, children }: GridProps) {
  if (Children.toArray(children).length === 0) return null;
  return <ul className={cardsClass(columns, rail)}>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>;
}

function cardsClass(columns: 2 | 3 | 4, rail = false): string {
  return `cards cards-${columns}${rail ? " cards-rail" : ""}`;
}
