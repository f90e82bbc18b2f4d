import type { ReactNode } from "react";

type Props = { title: string; level?: 2 | 3 | undefined; children: ReactNode };

/** Replaces an empty list: the reason, and ways out as children. */
export function EmptyResult({ title, level = 2, children }: Props) {
  return (
    <div className="empty">
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      {children}
    </div>
  );
}
