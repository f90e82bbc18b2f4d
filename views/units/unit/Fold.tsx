import type { ReactNode } from "react";

type Props = { id: string; title: string; sum?: string | undefined; children: ReactNode };

/** A part that waits until one asks for it; an address with its id opens it. */
export function Fold({ id, title, sum, children }: Props) {
  return (
    <details className="unit-fold">
      <summary>
        <h2>{title}</h2> {sum && <span>{sum}</span>}
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
