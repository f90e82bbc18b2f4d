import type { ReactNode } from "react";

/** Where a card's heading stands in the page: under the h1 or under a section. */
export type HeadingLevel = 2 | 3;

/** The heading of a card: looks the same at either level. */
export function Heading({ level = 3, children }: { level?: HeadingLevel | undefined; children: ReactNode }) {
  return level === 2 ? <h2 className="card-title">{children}</h2> : <h3 className="card-title">{children}</h3>;
}
