import { type Building, buildingOf, type Side, storeysOf } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { buildingWords, metres, plural, sides } from "../ui/format.ts";
import { drawing, type Mark, Marks, repeat } from "./Drawing.tsx";
import { Person } from "./Person.tsx";
import { box, r1 } from "./path.ts";

type Props = {
  surface: MediaFacadeSolution;
  buildings: readonly Building[];
  /** What it shows. */
  sign: string;
  /** Beside the words of a row, which say the same. */
  decorative?: boolean;
};

/**
 * An advertising surface on its wall, or indoors beside a person, as one sees it when one stands before it. Nothing
 * where its surroundings or its height are not told, or contradict the building: only words tell it then.
 */
export const SurfaceElevation = drawing(({ surface }: Props) => `surface ${surface.id}`, Piece);

/** A surface as it hangs, in metres: its left end is at `x` over `bottom`. */
type Elevation = { setting: "wall" | "post" | "ground" | "room" | "lift"; wall?: Wall; x: number; bottom: number };

export function readElevation(surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined {
  const { setting, kind, width, side, offset } = surface;
  const bottom = agreedBottom(surface, buildings);
  if (bottom === undefined || setting === undefined) return undefined;
  const isOutdoors = setting === "facade" || setting === "street";
  if (!isOutdoors) return { setting: setting === "lift" ? "lift" : "room", x: 0, bottom };
  if (kind === "billboard" && setting === "street") return { setting: "post", x: 0, bottom };
  const building = buildingOf(buildings, surface);
  const wall = building && side && readWall(building, side);
  if (!wall || wall.length < width) return { setting: "ground", x: 0, bottom };
  const isOnWall = offset !== undefined && offset + width <= wall.length;
  return { setting: "wall", wall, x: isOnWall ? offset : (wall.length - width) / 2, bottom };
}

/** The height over the ground. One at which the surface would stand out of its building contradicts the building. */
export function agreedBottom(surface: MediaFacadeSolution, buildings: readonly Building[]): number | undefined {
  const { setting, height, bottom } = surface;
  const building = buildingOf(buildings, surface);
  const roof = building?.place?.height;
  if (bottom === undefined || building === undefined || roof === undefined) return bottom;
  // A building without floors tells no storey's height.
  const storey = building.floors.length > 0 ? roof / building.floors.length : Number.POSITIVE_INFINITY;
  const limits = { facade: roof, hall: storey, doors: storey, street: undefined, lift: undefined };
  const limit = (setting && limits[setting]) ?? Number.POSITIVE_INFINITY;
  return bottom + height <= limit + 0.01 ? bottom : undefined;
}

/** A wall from outside, in metres: left end and ground at 0; `step` is the facade's module where it is known. */
type Wall = { building: Building; length: number; height: number; storeys: number; step: number | undefined };

/** Undefined without a place or floors. */
function readWall(building: Building, side: Side): Wall | undefined {
  const { place, floors, grid } = building;
  if (!place || place.height <= 0 || floors.length === 0) return undefined;
  const length = side === "n" || side === "s" ? place.length : place.width;
  return { building, length, height: place.height, storeys: storeysOf(building).length, step: grid?.step };
}

const aspect = 3 / 2;
/** Shares of the picture's height or width: the ground, the air over the surface and beside it. */
const room = { ground: 0.06, above: 1.2, beside: 1.5 };
/** Metres at the left and the right of a surface indoors, and to the person who stands at its right. */
const indoors = {
  room: { before: 0.6, after: 1.6, person: 0.75 },
  lift: { before: 1, after: 1.9, person: 0.9 },
};
const indoorsOf = ({ setting }: Elevation) => (setting === "room" || setting === "lift" ? indoors[setting] : undefined);
const cab = { left: -0.65, width: 1.6, height: 2.1, rail: 0.9 };

/** Units of the drawing are decimetres: a tenth of one is a centimetre. */
const q = 10;
/** A rectangle in metres over the ground. */
const over = (x: number, y: number, w: number, h: number) => box(x * q, -(y + h) * q, w * q, h * q);

function Piece({ surface, buildings, sign, decorative = false }: Props) {
  const elevation = readElevation(surface, buildings);
  if (!elevation) return null;
  const { wall, x, bottom } = elevation;
  const { width, kind } = surface;
  const inside = indoorsOf(elevation);
  const view = viewOf(surface, elevation);
  return (
    <svg
      className={inside ? "elevation elevation-in" : "elevation"}
      viewBox={[view.left, -view.top, view.width, view.height].map((edge) => r1(edge * q)).join(" ")}
      width={r1(view.width * q)}
      height={r1(view.height * q)}
      role="img"
      aria-label={wordsOf(surface, elevation)}
      aria-hidden={decorative || undefined}
    >
      <path className="el-ground" d={over(view.left, -view.ground, view.width, view.ground)} />
      {wall && <WallDrawing wall={wall} />}
      <Marks marks={kind === "film" ? filmMarks(surface, elevation) : surfaceMarks(surface, elevation)} />
      {kind && kind !== "film" && <Advertisement surface={surface} sign={sign} x={x} bottom={bottom} />}
      {inside ? <Person x={(width + inside.person) * q} k={q} /> : <Street surface={surface} elevation={elevation} />}
    </svg>
  );
}

/** What of the surroundings is seen, in metres: `top` over the street, of which `ground` metres are seen. */
type View = { left: number; top: number; width: number; height: number; ground: number };

/** As high as the surface needs over it, and as wide as it needs beside it, in a picture of one aspect. */
function viewOf(surface: MediaFacadeSolution, elevation: Elevation): View {
  const { x, bottom, setting } = elevation;
  const outdoors = (surface.width * (room.beside - 1)) / 2;
  const { before, after } = indoorsOf(elevation) ?? { before: outdoors, after: outdoors };
  const highest = Math.max(bottom + surface.height, setting === "lift" ? cab.height : 0);
  const height = Math.max(highest * room.above, (before + surface.width + after) / aspect);
  const width = height * aspect;
  const ground = height * room.ground;
  const middle = x + (surface.width + after - before) / 2;
  return { left: middle - width / 2, top: height - ground, width, height, ground };
}

/** Two people before the surface, and a car. Doors of an entrance take the car's place. */
function Street({ surface: { width, entrance }, elevation }: { surface: MediaFacadeSolution; elevation: Elevation }) {
  const { wall, x, bottom } = elevation;
  const hasDoors = wall !== undefined && entrance === true && bottom > doors.high;
  const firstPerson = x + width * 0.05;
  return (
    <>
      {hasDoors && <Marks marks={doorMarks(x + width / 2, doors.wide, doors.high)} />}
      <Person x={firstPerson * q} k={q} />
      <Person x={(firstPerson + 1.4) * q} k={q} />
      {!hasDoors && (
        <path className="car" transform={`translate(${r1((x + width * 0.65) * q)} 0)scale(${q})`} d={car} />
      )}
    </>
  );
}

function wordsOf({ name, width, height }: MediaFacadeSolution, { wall, bottom }: Elevation): string {
  const where = wall
    ? ` на стене ${buildingWords(wall.building.number, "genitive")}, ${plural(wall.storeys, "этаж", "этажа", "этажей")}`
    : "";
  const low = bottom > 0 ? `, нижний край на высоте ${metres(bottom)}` : "";
  return `${name}: ${sides(width, height)}${where}${low}`;
}

const frame = { outdoor: 0.4, indoor: 0.08 };

/** A surface as what it is: a framed screen, a sheet on a post, a lit poster. */
function surfaceMarks({ width, height, kind }: MediaFacadeSolution, elevation: Elevation): Mark[] {
  const { setting, x, bottom } = elevation;
  const edge = indoorsOf(elevation) ? frame.indoor : frame.outdoor;
  const isLift = setting === "lift";
  const isPost = setting === "post";
  return [
    { name: "el-cab", d: isLift ? over(cab.left, 0, cab.width, cab.height) : "" },
    { name: "el-cab", d: isLift ? over(cab.left, 0, cab.width, cab.rail) : "" },
    { name: "el-post", d: isPost ? over(x + width / 2 - 0.7, 0, 1.4, bottom) : "" },
    { name: isPost ? "el-post" : "el-frame", d: over(x - edge, bottom - edge, width + 2 * edge, height + 2 * edge) },
    { name: kind === "led" ? "el-screen" : "el-sheet", d: over(x, bottom, width, height) },
    {
      name: kind === "led" ? "el-glow" : "el-print",
      d: kind ? stripe(x * q, -(bottom + height) * q, width * q, height * q) : "",
    },
  ];
}

/** A neutral picture: one slanting field. */
const stripe = (x: number, y: number, w: number, h: number) =>
  `M${r1(x)} ${r1(y + h * 0.72)}L${r1(x + w * 0.42)} ${r1(y)}H${r1(x + w * 0.8)}L${r1(x + w * 0.2)} ${r1(y + h)}H${r1(x)}z`;

type AdvertisementProps = { surface: MediaFacadeSolution; sign: string; x: number; bottom: number };

/** What a surface shows, as large as fits; upright surfaces break it between words. */
function Advertisement({ surface: { width, height, kind }, sign, x, bottom }: AdvertisementProps) {
  const lines = width > height ? [sign] : sign.split(" ");
  const letters = Math.max(...lines.map(({ length }) => length));
  const size = Math.min((width * 1.3) / letters, (height * 0.6) / lines.length);
  const middle = bottom + height / 2 + ((lines.length - 1) / 2) * size * 1.15;
  return (
    <text className={kind === "led" ? "el-ad" : "el-ad el-ad-print"} fontSize={r1(size * q)}>
      {lines.map((line, at) => (
        <tspan key={line} x={r1((x + width / 2) * q)} y={r1((at * size * 1.15 - middle) * q)} dy=".35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

const doors = { wide: 8, high: 2.6 };

/** Four leaves of glass. */
function doorMarks(middle: number, wide: number, high: number): Mark[] {
  const leaves = [0, 1, 2, 3].map((at) => over(middle - wide / 2 + (wide * at) / 4, 0, wide / 4, high));
  return [{ name: "el-glass el-leaves", d: leaves.join("") }];
}

/** Film over doors. Where they open is not known: they are an example in the middle. */
function filmMarks({ width, height }: MediaFacadeSolution, { x, bottom }: Elevation): Mark[] {
  return [
    { name: "el-screen", d: over(x, bottom, width, height) },
    { name: "el-glass", d: over(x, bottom + 0.9, width, 0.6) },
    ...doorMarks(x + width / 2, Math.min(4, width * 0.6), Math.min(2.3, height * 0.8)),
  ];
}

/** How much of a module and of a storey a window takes. */
const windowShares = { office: [0.6, 0.5], trade_area: [0.74, 0.42] } as const;

/** A wall: one window a module and storey where the module is known, as one dashed line a storey. */
function WallDrawing({ wall: { building, length, height, storeys, step } }: { wall: Wall }) {
  const use = building.use ?? "plain";
  const share = use === "office" || use === "trade_area" ? windowShares[use] : undefined;
  const storey = height / storeys;
  const lines = (from: number, to: number, up: number) =>
    repeat("floors", storeys, (i) => `M${r1(from * q)} ${r1(-(i + up) * storey * q)}H${r1(to * q)}`).join("");
  const module = step !== undefined && share && { step, wide: step * share[0], high: storey * share[1] };
  const margin = module ? (length % module.step) / 2 + (module.step - module.wide) / 2 : 0;
  return (
    <>
      <path className={`el-wall el-${use}`} d={over(0, 0, length, height)} />
      {module && (
        <path
          className="el-windows"
          d={lines(margin, length - margin, 0.52)}
          strokeWidth={r1(module.high * q)}
          strokeDasharray={`${r1(module.wide * q)} ${r1((module.step - module.wide) * q)}`}
        />
      )}
      <path className="el-seams" d={lines(0, length, 1)} />
      <path className="el-roof" d={over(-0.5, height, length + 1, 0.8)} />
    </>
  );
}

/** A passenger car from the side, 4.5 × 1.5 m: the hull without its windows, and the wheels. */
const car =
  "M.05-.3C0-.75.1-.8.8-.88L1.5-1.42Q1.6-1.5 1.8-1.5H2.9Q3.05-1.5 3.2-1.4L3.9-.9Q4.4-.84 4.45-.6L4.5-.3zM1.25-.92H2.25V-1.34H1.72zM2.38-.92H3.45L2.88-1.34H2.38zM.52-.32a.33.33 0 1 1 .66 0 .33.33 0 1 1-.66 0M3.32-.32a.33.33 0 1 1 .66 0 .33.33 0 1 1-.66 0";
