import { floorRows, isTurned, type PlacedUnit, placedIn, type RowPart } from "../content/floor-rows.ts";
import { type Building, type Site, storeysOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { buildingWords, floorNumber, listed } from "../ui/format.ts";
import { Block } from "./Block.tsx";
import { shortSign } from "./BuildingSign.tsx";
import { drawing, Sheet } from "./Drawing.tsx";
import { farthestFirst, flat, groundOf, projection } from "./isometric.ts";
import { Walls } from "./ParkScheme.tsx";
import { type PlacedBuilding, rectOf } from "./park-ground.ts";
import { type Point, type Rect, r1, shape } from "./path.ts";

/** `here` are the units of the offer, on one floor; `free` are all free units; `way` leads from the metro, metres. */
type Props = {
  here: readonly Unit[];
  free: readonly Unit[];
  building: Building;
  buildings: readonly Building[];
  site: Site | undefined;
  way: readonly Point[] | undefined;
};

/** An offer's building cut at its floor, the offer and what else is free there, and the way from the metro. */
export const UnitInPark = drawing(({ here }: Props) => `place of unit ${here[0]?.id}`, Place);

/** Pixels of the drawing a metre: its words have the drawing's scale. */
const k = 2;
const at = projection(k);
/** What is always in sight; wider windows show more around it. */
const frame = { width: 400, height: 264 };
const storeyMax = 3.4;
const heights = { here: 4.5, free: 1.6, core: 0.7 };
const groundId = "place-ground";

function Place({ here, free, building, buildings, site, way }: Props) {
  const all = farthestFirst(buildings);
  const placedBuilding = all.find(({ id }) => id === building.id);
  const units = placedBuilding ? placedIn(placedBuilding, here).placed : [];
  const [first] = units;
  const rows = placedBuilding && first && floorRows(placedBuilding, first.place);
  if (!placedBuilding || !first || !rows) return null;
  const { place } = placedBuilding;
  const storeys = storeysOf(placedBuilding);
  const level = Math.max(0, storeys.indexOf(first.floor.number));
  const storey = place.height / Math.max(1, storeys.length);
  const roof = storey * (level + 1);
  const floor = roof - Math.min(storey, storeyMax);
  const on = (part: RowPart): Rect => {
    const { x, y, w, h } = rows.rectOf(part);
    return isTurned(placedBuilding)
      ? { x: place.x + place.length - y - h, y: place.y + x, w: h, h: w }
      : { x: place.x + x, y: place.y + y, w, h };
  };
  const ids = new Set(here.map(({ id }) => id));
  const beside = placedIn(placedBuilding, free).placed.filter(
    ({ id, floor: its }) => !ids.has(id) && its.number === first.floor.number,
  );
  const rooms = placedBuilding.floors.find(({ number }) => number === first.floor.number)?.rooms ?? [];
  const parts = [
    ...[...(placedBuilding.grid?.cores ?? []), ...rooms].map((part) => ({
      part: on(part),
      name: "core",
      high: heights.core,
    })),
    ...beside.map((unit) => ({ part: on(unit.place), name: "free-part", high: heights.free })),
    ...units.map((unit) => ({ part: on(unit.place), name: "here", high: Math.min(heights.here, storey) })),
  ].sort((a, b) => middle(a.part) - middle(b.part));
  const unitRect = on(first.place);
  const sign = at(unitRect.x + unitRect.w / 2, unitRect.y + unitRect.h / 2, floor + heights.here);
  const centre = middleOfRoof(placedBuilding, floor);
  const cx = (sign[0] + centre[0]) / 2;
  const cy = (sign[1] + centre[1]) / 2 - 8;
  const { ground, roads } = groundOf(all, site);
  const whole = rectOf(place);
  const below: PlacedBuilding = {
    ...placedBuilding,
    floors: placedBuilding.floors.slice(0, level),
    place: { ...place, height: floor },
  };
  const label = storeys.length > 1 ? `${floorNumber(first.floor.number)}-й этаж` : shortNumbers(units);
  const from = way && firstInside(way, [cx, cy]);
  const others = all
    .filter(({ id }) => id !== placedBuilding.id)
    .map((other) => ({ ...other, roof: middleOfRoof(other) }))
    .filter((other) => isInside(other.roof, [cx, cy]));
  return (
    <Sheet
      name="scheme unit-in-park"
      left={r1(cx - frame.width / 2)}
      top={r1(cy - frame.height / 2)}
      width={frame.width}
      height={frame.height}
      title={`${listed(units.map(({ number }) => number))}: ${buildingWords(placedBuilding.number)}, этаж ${floorNumber(first.floor.number)}`}
    >
      <clipPath id={groundId}>
        <path d={ground} />
      </clipPath>
      <g transform={`scale(${k})`}>
        <path className="ground" d={ground} />
        {roads && <path className="roads" clipPath={`url(#${groundId})`} d={roads} />}
      </g>
      {way && <path className="way" d={lineOf(way)} />}
      {all.map((other) =>
        other.id === placedBuilding.id ? (
          <g key={other.id}>
            <g transform={`scale(${k})`}>
              <Walls building={below} />
            </g>
            <path className="floor" d={flat(at, whole, floor)} />
            {Array.from({ length: rows.rows }, (_, row) => row).map((row) => (
              <path key={row} className="row" d={flat(at, on({ row, offset: 0, width: rows.length }), floor)} />
            ))}
            {parts.map(({ part, name, high }) => (
              <Block
                key={`${part.x} ${part.y} ${name}`}
                {...{ at, name }}
                ground={part}
                from={floor}
                to={floor + high}
              />
            ))}
            {place.height - roof > 2 && <path className="above" d={aboveOf(whole, roof, place.height)} />}
          </g>
        ) : (
          <g key={other.id} transform={`scale(${k})`}>
            <Walls building={other} isPale />
          </g>
        ),
      )}
      {others.map((other) => (
        <text key={other.id} className="middle other" x={r1(other.roof[0])} y={r1(other.roof[1])} dy=".35em">
          {shortSign(other.number)}
        </text>
      ))}
      {from && <Tag x={from[0]} y={from[1]} name="from" text="от метро" />}
      <path className="pole" d={`M${r1(sign[0])} ${r1(sign[1])}v-26`} />
      <Tag x={sign[0]} y={sign[1] - 38} name="sign" text={label} />
    </Sheet>
  );
}

const middleOfRoof = ({ place: { x, y, length, width, height } }: PlacedBuilding, up = height) =>
  at(x + length / 2, y + width / 2, up);
const middle = ({ x, y, w, h }: Rect) => x + y + (w + h) / 2;
const shortNumbers = (units: readonly PlacedUnit[]) =>
  units.length > 2 ? `${units[0]?.number} … ${units.at(-1)?.number}` : units.map(({ number }) => number).join(" + ");

const lineOf = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y).map(r1).join(" ")).join("L")}`;

/** The storeys above as edges. */
function aboveOf(ground: Rect, from: number, to: number): string {
  const { x, y, w, h } = ground;
  const corners: [number, number][] = [
    [x, y + h],
    [x + w, y + h],
    [x + w, y],
  ];
  const edges = corners.map(([cx, cy]) => shape(at(cx, cy, from), at(cx, cy, to)));
  return edges.join("") + flat(at, ground, to);
}

function Tag({ x, y, name, text }: { x: number; y: number; name: string; text: string }) {
  const width = text.length * 8.4 + 22;
  return (
    <g className={`tag ${name}`} transform={`translate(${r1(x)} ${r1(y)})`}>
      <rect x={r1(-width / 2)} y={-13} width={r1(width)} height={26} rx={13} />
      <text className="middle" dy=".35em">
        {text}
      </text>
    </g>
  );
}

const steps = 40;
const inset = { x: 46, y: 16 };

/** The corner of the compass: no word stands under it. */
const compass = { width: 130, height: 64 };

/** Whether a word there is whole in every window, and beside the compass. */
const isInside = ([x, y]: Point, [cx, cy]: Point) =>
  Math.abs(x - cx) < frame.width / 2 - inset.x &&
  Math.abs(y - cy) < frame.height / 2 - inset.y &&
  !(x - cx > frame.width / 2 - compass.width && y - cy < compass.height - frame.height / 2);

/** Where the way comes into sight. */
function firstInside(way: readonly Point[], centre: Point): Point | undefined {
  const points = way.flatMap(([x, y], i) => {
    const [nx, ny] = way[i + 1] ?? [x, y];
    return Array.from({ length: steps }, (_, step) => at(x + ((nx - x) * step) / steps, y + ((ny - y) * step) / steps));
  });
  return points.find((point) => isInside(point, centre));
}
