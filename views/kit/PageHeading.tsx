import type { ReactNode } from "react";

type Props = { title: string; kicker?: string | undefined; lead?: ReactNode; children?: ReactNode };

/** A page's only h1, its lead and first actions. */
export function PageHeading({ title, kicker, lead, children }: Props) {
  return (
    <div className="page-heading">
      <div className="wrap">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="page-heading-more">{children}</div>}
      </div>
    </div>
  );
}
