import { type FloorRows, floorRows, isTurned, type PlacedUnit, placedIn, type RowPart } from "../content/floor-rows.ts";
import { type Building, type Site, storeysOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { buildingWords, floorNumber, listed } from "../ui/format.ts";
import { Block } from "./Block.tsx";
import { shortSign } from "./BuildingSign.tsx";
import { drawing, Sheet } from "./Drawing.tsx";
import { farthestFirst, flat, groundOf, lineOnGround, projection } from "./isometric.ts";
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

/** A part of the cut floor: where it lies on the ground, and how high it stands over the floor. */
type Part = { ground: Rect; name: "core" | "free-part" | "here"; high: number };

/** A building cut at the floor of an offer: `floor` and `roof` of its storey are heights over the ground. */
type Cut = {
  building: PlacedBuilding;
  units: readonly PlacedUnit[];
  rows: FloorRows;
  on: (part: RowPart) => Rect;
  storeyCount: number;
  storeyNumber: number;
  floor: number;
  roof: number;
  /** What stands under the floor. */
  below: PlacedBuilding;
  parts: readonly Part[];
  /** The top of the offer's first unit, on the sheet. */
  top: Point;
};

/** Undefined without the place of the units. */
function readCut(building: PlacedBuilding, here: readonly Unit[], free: readonly Unit[]): Cut | undefined {
  const units = placedIn(building, here).placed;
  const [first] = units;
  const rows = first && floorRows(building, first.place);
  if (!first || !rows) return undefined;
  const { place } = building;
  const storeys = storeysOf(building);
  const level = storeys.indexOf(first.floor.number);
  // A storey under the ground, or one that the building does not have.
  if (level < 0) return undefined;
  const storey = place.height / Math.max(1, storeys.length);
  const roof = storey * (level + 1);
  const floor = roof - Math.min(storey, storeyMax);
  const on = (part: RowPart): Rect => {
    const { x, y, w, h } = rows.rectOf(part);
    return isTurned(building)
      ? { x: place.x + place.length - y - h, y: place.y + x, w: h, h: w }
      : { x: place.x + x, y: place.y + y, w, h };
  };
  const firstRect = on(first.place);
  return {
    building,
    units,
    rows,
    on,
    storeyCount: storeys.length,
    storeyNumber: first.floor.number,
    floor,
    roof,
    below: { ...building, floors: building.floors.slice(0, level), place: { ...place, height: floor } },
    parts: partsOf(building, units, free, on, Math.min(heights.here, storey)),
    top: at(firstRect.x + firstRect.w / 2, firstRect.y + firstRect.h / 2, floor + heights.here),
  };
}

/** What stands on the floor of the units, the farthest first. */
function partsOf(
  building: PlacedBuilding,
  units: readonly PlacedUnit[],
  free: readonly Unit[],
  on: Cut["on"],
  unitHeight: number,
): Part[] {
  const ids = new Set(units.map(({ id }) => id));
  const number = units[0]?.floor.number;
  const beside = placedIn(building, free).placed.filter(({ id, floor }) => !ids.has(id) && floor.number === number);
  const rooms = building.floors.find((floor) => floor.number === number)?.rooms ?? [];
  const common = [...(building.grid?.cores ?? []), ...rooms];
  const parts: Part[] = [
    ...common.map((part) => ({ ground: on(part), name: "core" as const, high: heights.core })),
    ...beside.map(({ place }) => ({ ground: on(place), name: "free-part" as const, high: heights.free })),
    ...units.map(({ place }) => ({ ground: on(place), name: "here" as const, high: unitHeight })),
  ];
  return parts.sort((a, b) => middle(a.ground) - middle(b.ground));
}

function Place({ here, free, building: { id: buildingId }, buildings, site, way }: Props) {
  const all = farthestFirst(buildings);
  const building = all.find(({ id }) => id === buildingId);
  const cut = building && readCut(building, here, free);
  if (!cut) return null;
  const { units, storeyCount, top } = cut;
  const floorCentre = middleOfRoof(cut.building, cut.floor);
  const cx = (top[0] + floorCentre[0]) / 2;
  const cy = (top[1] + floorCentre[1]) / 2 - 8;
  const { ground, roads } = groundOf(all, site);
  const storeyName = floorNumber(cut.storeyNumber);
  const label = storeyCount > 1 ? `${storeyName}-й этаж` : shortNumbers(units);
  const from = way && firstInside(way, [cx, cy]);
  const named = all
    .filter(({ id }) => id !== buildingId)
    .map((other) => ({ ...other, roof: middleOfRoof(other) }))
    .filter((other) => isInside(other.roof, [cx, cy]));
  return (
    <Sheet
      name="scheme unit-in-park"
      left={r1(cx - frame.width / 2)}
      top={r1(cy - frame.height / 2)}
      width={frame.width}
      height={frame.height}
      title={`${listed(units.map(({ number }) => number))}: ${buildingWords(cut.building.number)}, этаж ${storeyName}`}
    >
      <clipPath id={groundId}>
        <path d={ground} />
      </clipPath>
      <g transform={`scale(${k})`}>
        <path className="ground" d={ground} />
        {roads && <path className="roads" clipPath={`url(#${groundId})`} d={roads} />}
      </g>
      {way && <path className="way" d={lineOnGround(at, way)} />}
      {all.map((other) =>
        other.id === buildingId ? (
          <CutBuilding key={other.id} cut={cut} />
        ) : (
          <g key={other.id} transform={`scale(${k})`}>
            <Walls building={other} isPale />
          </g>
        ),
      )}
      {named.map((other) => (
        <text key={other.id} className="middle other" x={r1(other.roof[0])} y={r1(other.roof[1])} dy=".35em">
          {shortSign(other.number)}
        </text>
      ))}
      {from && <Tag x={from[0]} y={from[1]} name="from" text="от метро" />}
      <path className="pole" d={`M${r1(top[0])} ${r1(top[1])}v-26`} />
      <Tag x={top[0]} y={top[1] - 38} name="sign" text={label} />
    </Sheet>
  );
}

/** The storeys below, the floor with what stands on it, and the edges of the storeys above. */
function CutBuilding({ cut: { building, rows, on, floor, roof, below, parts } }: { cut: Cut }) {
  const whole = rectOf(building.place);
  const { height } = building.place;
  return (
    <g>
      <g transform={`scale(${k})`}>
        <Walls building={below} />
      </g>
      <path className="floor" d={flat(at, whole, floor)} />
      {Array.from({ length: rows.rows }, (_, row) => row).map((row) => (
        <path key={row} className="row" d={flat(at, on({ row, offset: 0, width: rows.length }), floor)} />
      ))}
      {parts.map(({ ground, name, high }) => (
        <Block
          key={`${ground.x} ${ground.y} ${name}`}
          at={at}
          name={name}
          ground={ground}
          from={floor}
          to={floor + high}
        />
      ))}
      {height - roof > 2 && <path className="above" d={aboveOf(whole, roof, height)} />}
    </g>
  );
}

const middleOfRoof = ({ place: { x, y, length, width, height } }: PlacedBuilding, up = height) =>
  at(x + length / 2, y + width / 2, up);
const middle = ({ x, y, w, h }: Rect) => x + y + (w + h) / 2;
const shortNumbers = (units: readonly PlacedUnit[]) =>
  units.length > 2 ? `${units[0]?.number} … ${units.at(-1)?.number}` : units.map(({ number }) => number).join(" + ");

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
