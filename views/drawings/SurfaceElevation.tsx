import { metres, plural, sides } from "../ui/format.ts";
import { Car } from "./Car.tsx";
import { drawing } from "./Drawing.tsx";
import type { Elevation } from "./elevation/read-elevation.ts";
import { SurfaceDrawing } from "./elevation/SurfaceDrawing.tsx";
import { WallDrawing } from "./elevation/WallDrawing.tsx";
import { perMetre as q } from "./elevation/wall.ts";
import { Person } from "./Person.tsx";
import { box, r1 } from "./path.ts";

type Props = {
  elevation: Elevation;
  /** Beside the words of a row, which say the same. */
  decorative?: boolean;
};

const aspect = 3 / 2;
/** Shares of the picture's height or width: the ground, the air over the surface and beside it. */
const room = { ground: 0.06, above: 1.2, beside: 1.5 };
/** Metres at the left and the right of a surface indoors: a person stands there. */
const indoors = { room: [0.6, 1.6], lift: [1, 1.9] } as const;
const cabHeight = 2.1;

/** An advertising surface on its wall, or indoors beside a person, as one sees it when one stands before it. */
export const SurfaceElevation = drawing(({ elevation }) => `surface ${elevation.surface.id}`, Piece);

function Piece({ elevation, decorative = false }: Props) {
  const { surface, setting, wall, x, bottom, doors } = elevation;
  const { width } = surface;
  const indoor = setting === "room" || setting === "lift";
  const { left, high, across } = frameOf(elevation);
  const ground = high * room.ground;
  const top = ground - high;
  const middle = x + width / 2;
  return (
    <svg
      className={indoor ? "elevation elevation-in" : "elevation"}
      viewBox={`${r1(left * q)} ${r1(top * q)} ${r1(across * q)} ${r1(high * q)}`}
      width={r1(across * q)}
      height={r1(high * q)}
      role="img"
      aria-label={wordsOf(elevation)}
      aria-hidden={decorative || undefined}
    >
      <path className="el-ground" d={box(left * q, 0, across * q, ground * q)} />
      {wall && <WallDrawing wall={wall} />}
      <SurfaceDrawing elevation={elevation} />
      {doors && bottom > 2.6 && <Doors middle={middle} />}
      {indoor ? (
        <Person x={(width + (setting === "lift" ? 0.9 : 0.75)) * q} y={0} k={q} />
      ) : (
        <>
          <Person x={(x + width * 0.05) * q} y={0} k={q} />
          <Person x={(x + width * 0.05 + 1.4) * q} y={0} k={q} />
          {!doors && <Car x={(x + width * 0.65) * q} y={0} k={q} />}
        </>
      )}
    </svg>
  );
}

/** The part of the world that is shown, in metres. */
function frameOf({ surface: { width, height }, setting, x, bottom }: Elevation) {
  const beside = (width * (room.beside - 1)) / 2;
  const [before, after] = setting === "room" || setting === "lift" ? indoors[setting] : [beside, beside];
  const up = setting === "lift" ? Math.max(cabHeight, bottom + height) : bottom + height;
  const high = Math.max(up * room.above, (before + width + after) / aspect);
  return { left: x + (width + after - before - high * aspect) / 2, high, across: high * aspect };
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

function wordsOf({ surface, wall, bottom }: Elevation): string {
  const { name, width, height } = surface;
  const where = wall
    ? ` на стене корпуса ${wall.building.number}, ${plural(wall.storeys, "этаж", "этажа", "этажей")}`
    : "";
  const low = bottom > 0 ? `, нижний край на высоте ${metres(bottom)}` : "";
  return `${name}: ${sides(width, height)}${where}${low}`;
}
