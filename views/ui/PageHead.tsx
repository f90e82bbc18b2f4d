import type { ReactNode } from "react";
import { wholeWords } from "./whole-words.tsx";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons under the lead. */
  action?: ReactNode;
  /** A picture beside the words, in narrow windows below them. */
  picture?: ReactNode;
  /** A search, tabs, or a line of links. */
  children?: ReactNode;
};

/** The head of every page: its only h1, its lead, what to do or to choose. */
export function PageHead({ title, lead, action, picture, children }: Props) {
  return (
    <div className={picture ? "page-head page-head-pictured wrap" : "page-head wrap"}>
      <div>
        <h1>{typeof title === "string" ? wholeWords(title) : title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {action && <div className="page-head-action">{action}</div>}
        {children}
      </div>
      {picture}
    </div>
  );
}
