import type { ReactNode } from "react";

/** Replaces an empty list: the reason, and ways out as children. */
export function EmptyResult({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
