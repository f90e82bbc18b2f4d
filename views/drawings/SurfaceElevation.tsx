import { metres, plural, sides } from "../ui/format.ts";
import { drawing } from "./Drawing.tsx";
import { type Elevation, perMetre as q, type Wall, wallMarks } from "./elevation/read-elevation.ts";
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

const frame = { outdoor: 0.4, indoor: 0.08 };
const cab = { left: -0.65, width: 1.6, height: 2.1, rail: 0.9 };
const glass = { door: 4, high: 2.3, band: [0.9, 1.5] } as const;

/** A surface as what it is: a framed screen, a sheet on a post, a lit poster, film on glass. */
function SurfaceDrawing({ elevation }: { elevation: Elevation }) {
  const { surface, form, setting, x, bottom } = elevation;
  const { width, height } = surface;
  const [left, top] = [x * q, -(bottom + height) * q];
  if (form === "film") return <Film left={left} top={top} width={width * q} height={height * q} />;
  const edge = (setting === "room" || setting === "lift" ? frame.indoor : frame.outdoor) * q;
  const isLit = form === "led";
  return (
    <>
      {setting === "lift" && (
        <path
          className="el-cab"
          d={`${box(cab.left * q, -cab.height * q, cab.width * q, cab.height * q)}M${cab.left * q} ${-cab.rail * q}h${cab.width * q}`}
        />
      )}
      {setting === "post" && (
        <path className="el-post" d={box(left + (width / 2 - 0.7) * q, -bottom * q, 1.4 * q, bottom * q)} />
      )}
      <path
        className={setting === "post" ? "el-post" : "el-frame"}
        d={box(left - edge, top - edge, width * q + 2 * edge, height * q + 2 * edge)}
      />
      <path className={isLit ? "el-screen" : "el-sheet"} d={box(left, top, width * q, height * q)} />
      {form !== "sheet" && (
        <path className={isLit ? "el-glow" : "el-print"} d={stripe(left, top, width * q, height * q)} />
      )}
    </>
  );
}

/** A neutral picture: one slanting field. */
const stripe = (x: number, y: number, w: number, h: number) =>
  `M${r1(x)} ${r1(y + h * 0.72)}L${r1(x + w * 0.42)} ${r1(y)}H${r1(x + w * 0.8)}L${r1(x + w * 0.2)} ${r1(y + h)}H${r1(x)}z`;

/** Film over doors. Where they open is not told: they are an example in the middle. */
function Film({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  const doors = Math.min(glass.door * q, width * 0.6);
  const from = left + (width - doors) / 2;
  const high = Math.min(glass.high * q, height * 0.8);
  const leaves = [0, 1, 2, 3, 4].map((at) => `M${r1(from + (doors * at) / 4)} 0v${r1(-high)}`).join("");
  return (
    <>
      <path className="el-screen" d={box(left, top, width, height)} />
      <path className="el-glass" d={box(left, -glass.band[1] * q, width, (glass.band[1] - glass.band[0]) * q)} />
      <path className="el-glass" d={box(from, -high, doors, high)} />
      <path
        className="el-leaves"
        d={`${leaves}M${r1(from)} ${r1(-high)}h${r1(doors)}${box(left, top, width, height)}`}
      />
    </>
  );
}

/** A wall: one window a module and storey where the module is told, blank where machinery is behind it. */
function WallDrawing({ wall }: { wall: Wall }) {
  const { use, wall: outline, windows, seams, roof, blanks } = wallMarks(wall);
  return (
    <>
      <path className={`el-wall el-${use}`} d={outline} />
      {windows && (
        <path className="el-windows" d={windows.d} strokeWidth={windows.high} strokeDasharray={windows.dashes} />
      )}
      {seams && <path className="el-seams" d={seams} />}
      <path className="el-roof" d={roof} />
      {blanks && <path className={`el-wall el-${use}`} d={blanks} />}
    </>
  );
}

/** Metres, feet at zero: the head, then shoulders, arms and two legs in a step. */
const outline =
  "M-.13-1.62a.13.13 0 1 0 .26 0 .13.13 0 1 0-.26 0M-.2-1.4Q0-1.5.2-1.4L.29-.85.2-.82.13-1.12.12-.84.3-.04.4 0H.17L0-.66-.19 0H-.36L-.27-.06-.13-.84-.14-1.12-.2-.8-.29-.83z";

/** A standing person of 1.75 m, feet at x, y; `k` is units a metre. */
function Person({ x, y, k }: { x: number; y: number; k: number }) {
  return <path className="solid person" transform={`translate(${r1(x)} ${r1(y)})scale(${r1(k)})`} d={outline} />;
}

const hull = "M.05-.3C0-.75.1-.8.8-.88L1.5-1.42Q1.6-1.5 1.8-1.5H2.9Q3.05-1.5 3.2-1.4L3.9-.9Q4.4-.84 4.45-.6L4.5-.3z";
const pane = "M1.25-.92 1.72-1.34H2.25V-.92zM2.38-1.34H2.88L3.45-.92H2.38z";
const wheels = "M.52-.32a.33.33 0 1 0 .66 0 .33.33 0 1 0-.66 0M3.32-.32a.33.33 0 1 0 .66 0 .33.33 0 1 0-.66 0";

/** A passenger car from the side, 4.5 × 1.5 m, wheels on `y`; `k` is units a metre. */
function Car({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${r1(x)} ${r1(y)})scale(${r1(k)})`}>
      <path className="car" d={hull} />
      <path className="car-glass" d={pane} />
      <path className="solid" d={wheels} />
    </g>
  );
}
