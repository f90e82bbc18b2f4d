import type { ReactNode } from "react";

const lettersMax = 14;

/** A short word with a hyphen stays on one line: «Конференц-зал». */
export function wholeWords(text: string): ReactNode {
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
