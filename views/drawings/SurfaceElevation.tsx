import { metres, plural, sides } from "../ui/format.ts";
import { Car } from "./Car.tsx";
import { drawing } from "./Drawing.tsx";
import { type Elevation, strips } from "./elevation/read-elevation.ts";
import { SurfaceDrawing } from "./elevation/SurfaceDrawing.tsx";
import { WallDrawing } from "./elevation/WallDrawing.tsx";
import { perMetre as q } from "./elevation/wall.ts";
import { Person } from "./Person.tsx";
import { box, r1 } from "./path.ts";

type Props = {
  elevation: Elevation;
  /** Metres from ground to sky: the same for all pieces of a strip. */
  high: number;
  number?: number | undefined;
  /** With its measures, words of so many metres. */
  sizes?: number | undefined;
  /** Only so many metres around the surface, for phones. */
  crop?: number | undefined;
  /** Sky beside a wall, for one drawing across a page. */
  air?: number | undefined;
};

/** Measures take so many heights of their words. */
const roomForSizes = 3;

/** An advertising surface at its height on its wall, to scale with people and, outdoors, a car. */
export const SurfaceElevation = drawing(({ elevation }) => `surface ${elevation.surface.id}`, Piece);

function Piece({ elevation, high, number, sizes, crop, air = 0 }: Props) {
  const { surface, setting, wall, x, bottom, doors } = elevation;
  const { width, height } = surface;
  const indoor = setting === "room" || setting === "lift";
  const ground = high * strips[indoor ? "indoor" : "outdoor"].ground;
  const middle = x + width / 2;
  const personOff = (setting === "lift" ? 0.9 : 0.75) + (sizes ?? 0) * roomForSizes;
  const whole = [elevation.from - air, elevation.from + elevation.across + air] as const;
  const [from, to] = crop ? [Math.max(whole[0], middle - crop / 2), Math.min(whole[1], middle + crop / 2)] : whole;
  return (
    <svg
      className="elevation"
      viewBox={`${r1(from * q)} ${r1((ground - high) * q)} ${r1((to - from) * q)} ${r1(high * q)}`}
      width={r1((to - from) * q)}
      height={r1(high * q)}
      role="img"
      aria-label={wordsOf(elevation)}
    >
      {wall && <WallDrawing wall={wall} />}
      <SurfaceDrawing elevation={elevation} />
      {doors && bottom > 2.6 && <Doors middle={middle} />}
      {indoor ? (
        <Person x={(width + personOff) * q} y={0} k={q} />
      ) : (
        <>
          <Person x={(x - 4) * q} y={0} k={q} />
          <Person x={(x - 2.6) * q} y={0} k={q} />
          <Car x={(x + width + (setting === "wall" ? 3 : -1)) * q} y={0} k={q} />
        </>
      )}
      {sizes && <SurfaceSizes elevation={elevation} size={sizes} />}
      {number !== undefined && (
        <Badge
          x={middle}
          y={setting === "lift" ? -2.55 : -bottom - height / 2}
          radius={indoor ? 0.34 : 3.4}
          number={number}
        />
      )}
    </svg>
  );
}

function Doors({ middle }: { middle: number }) {
  const leaves = [-2, 0, 2].map((at) => `M${r1((middle + at) * q)} 0v${-2.6 * q}`).join("");
  return (
    <>
      <path className="el-glass" d={box((middle - 4) * q, -2.6 * q, 8 * q, 2.6 * q)} />
      <path className="el-leaves" d={leaves} />
    </>
  );
}

function Badge({ x, y, radius, number }: { x: number; y: number; radius: number; number: number }) {
  return (
    <g className="el-badge" fontSize={r1(radius * 1.3 * q)}>
      <circle cx={r1(x * q)} cy={r1(y * q)} r={r1(radius * q)} />
      <text x={r1(x * q)} y={r1((y + radius * 0.45) * q)}>
        {number}
      </text>
    </g>
  );
}

function wordsOf({ surface, wall, bottom }: Elevation): string {
  const { name, width, height } = surface;
  const where = wall
    ? ` на стене корпуса ${wall.building.number}, ${plural(wall.storeys, "этаж", "этажа", "этажей")}, ${metres(wall.height)}`
    : "";
  const low = bottom > 0 ? `, нижний край на высоте ${metres(bottom)}` : "";
  return `${name}: ${sides(width, height)}${where}${low}. Рядом человек 1,75 м`;
}

/** The measures of a surface: its sides and its height over the ground. `size` is the height of words in metres. */
function SurfaceSizes({ elevation: { surface, x, bottom }, size }: { elevation: Elevation; size: number }) {
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
