import { metres } from "../ui/format.ts";
import { line, type Point, r1 } from "./path.ts";

type Props = {
  from: Point;
  to: Point;
  length: number;
  side?: "before" | "after" | undefined;
};

/** A dimension line with oblique ticks; `length` in metres stands above it, or along it on the given side. */
export function Dimension({ from, to, length, side = "before" }: Props) {
  const vertical = r1(from[0]) === r1(to[0]);
  const off = side === "before" ? -7 : 7;
  const ticks = [from, to].map(([x, y]) => `M${r1(x - 4)} ${r1(y + 4)}l8-8`).join("");
  const [x, y] = [r1((from[0] + to[0]) / 2 + (vertical ? off : 0)), r1((from[1] + to[1]) / 2 + (vertical ? 0 : off))];
  return (
    <g className="dimension">
      <path d={line(from, to) + ticks} />
      <text
        transform={`translate(${x} ${y})${vertical ? "rotate(-90)" : ""}`}
        dy={side === "after" ? ".72em" : undefined}
      >
        {metres(length)}
      </text>
    </g>
  );
}
