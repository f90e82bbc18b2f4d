import { squareMetres } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { floorRows } from "./floor-rows.ts";
import { palette } from "./palette.ts";
import { r1 } from "./path.ts";

/** Where on its floor a unit lies: the outline of the floor and the unit in it, to scale. Nothing where the places are not known. */
export function UnitOutline({ pavilion, body }: { pavilion: Pavilion; body: Body | undefined }) {
  const { place } = pavilion;
  const floor = place && floorRows(body, place);
  if (!place || !floor) return null;
  const { length, depth, rows, rowDepth, top } = floor;
  const k = Math.min(300 / length, 44 / depth);
  const [width, height] = [r1(length * k), r1(depth * k)];
  return (
    <svg
      className="unit-outline"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={width + 2}
      height={height + 2}
      role="img"
    >
      <title>{`Место на этаже: ${squareMetres(pavilion.square)}`}</title>
      <path
        d={Array.from({ length: rows }, (_, row) => `M0 ${r1(top(row) * k)}h${width}v${r1(rowDepth * k)}H0Z`).join("")}
        fill={palette.taken}
        stroke="#b9b3a6"
      />
      <rect
        x={r1(place.offset * k)}
        y={r1(top(place.row) * k)}
        width={r1(place.width * k)}
        height={r1(place.depth * k)}
        fill={palette.copper}
      />
    </svg>
  );
}
