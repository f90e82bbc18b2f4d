import { Fragment, type ReactNode } from "react";

const lettersMax = 14;

/** Short words with a hyphen stay on one line: «Конференц-зал», «№ 206-21». */
export const wholeWords = (text: string): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other order
    <Fragment key={at}>
      {part.includes("-") && part.length <= lettersMax ? <span className="nowrap">{part}</span> : part}
    </Fragment>
  ));
