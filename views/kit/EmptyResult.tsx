import type { ReactNode } from "react";

/** Instead of a list that has nothing to show: what happened, and (as children) ways out. */
export function EmptyResult({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
