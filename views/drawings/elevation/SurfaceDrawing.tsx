import { box, r1 } from "../path.ts";
import type { Elevation } from "./read-elevation.ts";
import { perMetre as q } from "./wall.ts";

const frame = { outdoor: 0.4, indoor: 0.08 };
const cab = { left: -0.65, width: 1.6, height: 2.1, rail: 0.9 };
const glass = { door: 4, high: 2.3, band: [0.9, 1.5] } as const;

/** A surface as what it is: a framed screen, a sheet on a post, a lit poster, film on glass. */
export function SurfaceDrawing({ elevation }: { elevation: Elevation }) {
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
