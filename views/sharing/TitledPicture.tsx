import { cutAt, ShareName, SharePicture, ShareTitle } from "./SharePicture.tsx";
import { shareWidth } from "./share-style.ts";
import type { Titled } from "./titled.ts";

const left = 48;
/** So many fit before the right edge. */
const lettersMax = { title: 28, line: 64 };

/** The sharing picture of an item without a drawing: its own title. */
export const TitledPicture = ({ over, title, line }: Titled) => (
  <SharePicture>
    <text x={left} y={78} className="line">
      {cutAt(over, lettersMax.line)}
    </text>
    <ShareTitle text={title} x={left} y={138} letters={lettersMax.title} />
    <text x={left} y={220} className="line">
      {cutAt(line, lettersMax.line)}
    </text>
    <path className="parallel" d={`M${left} 258h${shareWidth - 2 * left}`} />
    <ShareName x={left} y={286} />
  </SharePicture>
);
