import { metres } from "../../kit/format.ts";
import { r1 } from "../path.ts";
import type { Elevation } from "./read-elevation.ts";
import { perMetre as q } from "./wall.ts";

/** The measures of a surface: its sides and its height over the ground. `size` is the height of words in metres. */
export function SurfaceSizes({ elevation: { surface, x, bottom }, size }: { elevation: Elevation; size: number }) {
  const { width, height } = surface;
  const off = size * 0.65;
  const tick = size * 0.33;
  const [left, right, top] = [x, x + width, -(bottom + height)];
  const at = (metre: number) => r1(metre * q);
  const stop = (y: number) => `M${at(right + off - tick)} ${at(y)}h${at(2 * tick)}`;
  const lines = [
    `M${at(left)} ${at(top - off)}h${at(width)}M${at(left)} ${at(top - off - tick)}v${at(2 * tick)}M${at(right)} ${at(top - off - tick)}v${at(2 * tick)}`,
    `M${at(right + off)} ${at(top)}V${at(bottom > 0 ? 0 : -bottom)}`,
    ...[top, -bottom, 0].map(stop),
  ];
  const words = right + off + size * 0.4;
  return (
    <g className="el-sizes" fontSize={at(size)}>
      <path d={lines.join("")} strokeWidth={at(size * 0.1)} />
      <text className="middle" x={at(left + width / 2)} y={at(top - off * 1.5)}>
        {metres(width)}
      </text>
      <text x={at(words)} y={at(top + height / 2 + size * 0.3)}>
        {metres(height)}
      </text>
      {bottom > size * 0.8 && (
        <text x={at(words)} y={at(-bottom / 2 + size * 0.3)}>
          {metres(bottom)}
        </text>
      )}
    </g>
  );
}
