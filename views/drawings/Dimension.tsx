import { metres } from "../kit/format.ts";
import { palette } from "./palette.ts";
import { type Point, r1 } from "./path.ts";

type Props = { from: Point; to: Point; length: number; colour?: string | undefined };

/** A dimension line as on an engineer's drawing, horizontal or vertical, with `length` in metres beside it. */
export function Dimension({ from, to, length, colour = palette.inkSoft }: Props) {
  const [x0, y0] = [r1(from[0]), r1(from[1])];
  const [x1, y1] = [r1(to[0]), r1(to[1])];
  const vertical = x0 === x1;
  const ticks = [from, to].map(([x, y]) => `M${r1(x - 4)} ${r1(y + 4)}l8-8`).join("");
  const [tx, ty] = vertical ? [x0 + 8, (y0 + y1) / 2 + 4] : [(x0 + x1) / 2, y0 - 6];
  return (
    <g className="dimension">
      <path d={`M${x0} ${y0}L${x1} ${y1}${ticks}`} stroke={colour} fill="none" />
      <text x={r1(tx)} y={r1(ty)} fontSize="13" textAnchor={vertical ? "start" : "middle"} fill={colour}>
        {metres(length)}
      </text>
    </g>
  );
}
