import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons at the end of the title's line; on phones a bar at the foot of the window. */
  action?: ReactNode;
  /** A search field in the same place; on phones below the title. */
  search?: ReactNode;
  /** Tabs, or a line of links, on the head's lower edge. */
  children?: ReactNode;
};

/** A page's only h1 with its lead on one line, then what to do or to choose. */
export function PageHead({ title, lead, action, search, children }: Props) {
  return (
    <div className="page-head wrap">
      <div className="page-head-line">
        <div className="page-head-words">
          <h1>{typeof title === "string" ? wholeWords(title) : title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {search && <div className="page-head-search">{search}</div>}
        {action && <div className="page-head-action">{action}</div>}
      </div>
      {children}
    </div>
  );
}

const lettersMax = 14;

/** A short word with a hyphen stays on one line: «Конференц-зал». */
function wholeWords(text: string): ReactNode {
  return text
    .split(/(\S+-\S+)/)
    .map((part) =>
      part.includes("-") && part.length <= lettersMax ? (
        <span key={part} className="nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    )
    .filter(Boolean);
}
