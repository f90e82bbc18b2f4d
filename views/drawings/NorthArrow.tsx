import { r1 } from "./path.ts";

const turns = { up: 0, right: 90, down: 180, left: 270 };
const letters = { up: [0, -19], right: [0, -13], down: [0, -16], left: [0, -13] } as const;

export function NorthArrow({ x, y, to }: { x: number; y: number; to: keyof typeof turns }) {
  const [lx, ly] = letters[to];
  return (
    <g transform={`translate(${r1(x)} ${r1(y)})`}>
      <path className="solid" transform={to === "up" ? undefined : `rotate(${turns[to]})`} d="M0-15 6 11 0 6-6 11Z" />
      <text className="middle strong" x={lx} y={ly}>
        С
      </text>
    </g>
  );
}
