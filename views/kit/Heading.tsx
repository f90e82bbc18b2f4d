import type { ReactNode } from "react";

/** 2 under the h1, 3 inside a section. */
export type HeadingLevel = 2 | 3;

/** A card's heading, with the same style at both levels. */
export function Heading({ level = 3, children }: { level?: HeadingLevel | undefined; children: ReactNode }) {
  return level === 2 ? <h2 className="card-title">{children}</h2> : <h3 className="card-title">{children}</h3>;
}
