import { ShareName, SharePicture, ShareTitle } from "./SharePicture.tsx";
import { shareWidth } from "./share-style.ts";
import type { Titled } from "./titled.ts";

const left = 48;

/** The sharing picture of an item without a drawing: its own title. */
export const TitledPicture = ({ over, title, line }: Titled) => (
  <SharePicture>
    <text x={left} y={78} className="line">
      {over}
    </text>
    <ShareTitle text={title} x={left} y={138} letters={32} />
    <text x={left} y={220} className="line">
      {line}
    </text>
    <path className="parallel" d={`M${left} 258h${shareWidth - 2 * left}`} />
    <ShareName x={left} y={286} />
  </SharePicture>
);
