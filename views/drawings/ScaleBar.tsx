import { metres } from "../kit/format.ts";
import { box, r1 } from "./path.ts";

const lengths = [1, 2, 5, 10, 20, 50, 100];

/** A bar of a round length near `near` units of the drawing; `k` is units a metre. */
export function ScaleBar({ x, y, k, near = 80 }: { x: number; y: number; k: number; near?: number | undefined }) {
  const length = lengths.reduce((best, candidate) =>
    Math.abs(candidate * k - near) < Math.abs(best * k - near) ? candidate : best,
  );
  const width = length * k;
  return (
    <>
      <path className="bar" d={box(x, y, width, 5)} />
      <path className="solid" d={box(x, y, width / 2, 5)} />
      <text x={r1(x + width + 7)} y={r1(y + 8)}>
        {metres(length)}
      </text>
    </>
  );
}
