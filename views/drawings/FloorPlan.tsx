import { type FloorRows, floorRows, isTurned, type PlacedUnit, placedIn, type RowPart } from "../content/floor-rows.ts";
import { freeInWords } from "../content/offer.ts";
import type { Building, CommonRoom, Core } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { href } from "../routes.ts";
import { classes } from "../ui/classes.ts";
import { buildingWords, floorNumber, lowerFirst, phrase, premisesTitle, squareMetres } from "../ui/format.ts";
import { drawing, Marks, repeat, Sheet } from "./Drawing.tsx";
import { box, boxes, line, type Rect, r1 } from "./path.ts";

type Props = {
  building: Building;
  floor: number;
  units: readonly Unit[];
};

/**
 * A floor with its free units as links, to scale, and what its signs mean; `units` are those of the building or of the
 * floor. Nothing without places.
 */
export const FloorPlan = drawing(({ floor, building }) => `floor ${floor} of building ${building.id}`, Floor);

/** The plan of a floor in metres. */
type FloorGeometry = {
  rows: FloorRows;
  units: PlacedUnit[];
  cores: Core[];
  rooms: (CommonRoom & { count: number })[];
  turned: boolean;
};

/** `units` of the building or the floor give the rows' depth. They need a place. */
export function readFloor(building: Building, floor: number, units: readonly Unit[]): FloorGeometry | undefined {
  const { placed, rows } = placedIn(building, units);
  const onFloor = placed.filter((unit) => unit.floor.number === floor);
  const ownRows = onFloor[0] ? floorRows(building, onFloor[0].place) : rows;
  if (!ownRows) return undefined;
  return {
    rows: ownRows,
    units: onFloor,
    cores: (building.grid?.cores ?? []).filter(({ row }) => row < ownRows.rows),
    rooms: joined(building.floors.find(({ number }) => number === floor)?.rooms ?? []),
    turned: isTurned(building),
  };
}

/** Neighbours of one name become one room with a count: five meeting rooms in a row have one label. */
function joined(rooms: readonly CommonRoom[]): FloorGeometry["rooms"] {
  const out: FloorGeometry["rooms"] = [];
  for (const room of rooms) {
    const last = out.at(-1);
    const follows =
      last?.name === room.name && last.row === room.row && Math.abs(last.offset + last.width - room.offset) < 0.01;
    if (last && follows) Object.assign(last, { width: last.width + room.width, count: last.count + 1 });
    else out.push({ ...room, count: 1 });
  }
  return out;
}

/** All drawings are equally wide, so that their words have one size. */
const sheetWidth = 1000;
const heightMax = 400;
/** Half of the walls around the floor. */
const edge = 2;

type Place = (part: RowPart) => Rect;

function Floor({ building, floor, units }: Props) {
  const geometry = readFloor(building, floor, units);
  if (!geometry) return null;
  const { rows, cores, rooms } = geometry;
  const k = Math.min(sheetWidth / rows.length, heightMax / rows.depth);
  const place: Place = (part) => {
    const { x, y, w, h } = rows.rectOf(part);
    return { x: x * k, y: y * k, w: w * k, h: h * k };
  };
  const outline = box(0, 0, rows.length * k, rows.depth * k);
  const lanes = repeat("place.depth", rows.rows, (row) => place({ row, offset: 0, width: rows.length }));
  const soon = geometry.units.filter(({ status }) => status === "soon").map((unit) => place(unit.place));
  const stripes = soon.map(({ x, y, w, h }) => `M${r1(x)} ${r1(y + h / 2)}h${r1(w)}`).join("");
  const marks = [
    { name: "slab", d: outline },
    { name: "taken", d: boxes(lanes) },
    { name: "core", d: boxes([...rooms, ...cores].map(place)) },
    { name: "parts", d: cores.map((core) => coreParts(core, place(core))).join("") },
    { name: "under", d: boxes(soon) },
  ];
  return (
    <div className="floor-plan">
      <Sheet
        hasLinks
        name="floor-drawing"
        left={-edge}
        top={-edge}
        width={sheetWidth + 2 * edge}
        height={r1(rows.depth * k + 2 * edge)}
        title={`План этажа ${floorNumber(floor)}, ${buildingWords(building.number)}`}
      >
        <Marks marks={marks} />
        {rooms.map((room) => (
          <RoomName key={`${room.row} ${room.offset}`} words={roomWords(room)} at={place(room)} />
        ))}
        {stripes && <path className="stripes" d={stripes} strokeWidth={r1(rows.rowDepth * k)} />}
        {geometry.units.map((unit) => (
          <UnitLink key={unit.id} unit={unit} at={place(unit.place)} />
        ))}
        <path className="shell" d={outline} />
      </Sheet>
      <Legend floor={geometry} />
    </div>
  );
}

/** The key of a floor plan: only the signs that it shows. */
function Legend({ floor: { units, cores, rooms, turned } }: { floor: FloorGeometry }) {
  const states = new Set(units.map(({ status }) => status));
  const has = (part: keyof Core) => cores.some((core) => core[part]);
  const parts = phrase(has("stairs") && "лестницы", has("lifts") && "лифты", has("wc") && "санузлы");
  const names = [...new Set(rooms.map(roomWords))];
  return (
    <ul className="legend">
      {states.has("free") && <li className="legend-free">свободно</li>}
      {states.has("soon") && <li className="legend-soon">освободится</li>}
      <li className="legend-taken">занято</li>
      {parts && <li className="legend-core">{parts}</li>}
      {names.length > 0 && <li className="legend-room">общее: {names.join("; ")}</li>}
      <li className="legend-words">{turned ? "север слева" : "север вверху"}</li>
    </ul>
  );
}

/** «переговорная × 5» */
const roomWords = ({ name, count }: FloorGeometry["rooms"][number]) => (count > 1 ? `${name} × ${count}` : name);

const letterWidth = 10;

/** The name of a common room, where it fits. */
const RoomName = ({ words, at: { x, y, w, h } }: { words: string; at: Rect }) =>
  words.length * letterWidth < w && (
    <text className="second" x={r1(x + w / 2)} y={r1(y + h / 2)}>
      {words}
    </text>
  );

/** What the words of a unit need: its number on a phone, and the area under the number. */
const needs = { number: 44, area: { width: 90, height: 40 } };

function UnitLink({ unit, at: { x, y, w, h } }: { unit: PlacedUnit; at: Rect }) {
  const { id, number, square, status } = unit;
  const hasArea = w > needs.area.width && h > needs.area.height;
  const cx = r1(x + w / 2);
  const cy = r1(y + h / 2);
  const isNarrow = w < needs.number;
  return (
    <a
      href={href("unit", { id })}
      aria-label={`${premisesTitle(number)}, ${squareMetres(square)}, ${lowerFirst(freeInWords(unit))}`}
    >
      <path className={`unit ${status}`} d={box(x, y, w, h)} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g className={classes(hasArea ? "two-lines" : isNarrow && "narrow")} aria-hidden="true">
        <text className="first" x={cx} y={cy}>
          {/* "407-12" → "12": the floor stands beside the drawing. */}
          {number.split("-").at(-1)}
        </text>{" "}
        {hasArea && (
          <text className="second" x={cx} y={cy}>
            {squareMetres(square)}
          </text>
        )}
      </g>
    </a>
  );
}

/** Stairs at both ends of a core, lifts in two rows between them. */
function coreParts({ lifts = 0, stairs = 0 }: Core, core: Rect): string {
  const size = Math.min(liftSizeMax, (core.h - 30) / 2);
  const flights = Array.from({ length: Math.min(2, stairs) }, (_, at) => flightOfStairs(core, size * 1.4, at));
  return [...flights, ...liftCars(core, size, lifts)].join("");
}

const liftSizeMax = 11;
const gapAroundStairs = 4;
const stepsOfStairs = 7;

/** The first flight lies at the left end, the second at the right one: a box with a line for each tread. */
function flightOfStairs({ x, y, w, h }: Rect, width: number, at: number): string {
  const left = at === 0 ? x + gapAroundStairs : x + w - gapAroundStairs - width;
  const top = y + gapAroundStairs;
  const height = h - 2 * gapAroundStairs;
  const treads = Array.from({ length: stepsOfStairs - 1 }, (_, tread) => {
    const level = top + (height / stepsOfStairs) * (tread + 1);
    return line([left, level], [left + width, level]);
  });
  return box(left, top, width, height) + treads.join("");
}

/** Crossed boxes in pairs, one over the other, in the middle of the core. */
function liftCars({ x, y, w, h }: Rect, size: number, lifts: number): string[] {
  const gap = 2;
  const pitch = size + gap;
  const pairCount = Math.ceil(lifts / 2);
  const start = x + w / 2 - (pairCount * pitch - gap) / 2;
  const side = r1(size);
  return repeat("lifts", lifts, (at) => {
    const left = start + Math.floor(at / 2) * pitch;
    const top = y + h - 5 - pitch * (2 - (at % 2));
    const cross = `M${r1(left)} ${r1(top)}l${side} ${side}m0 ${-side}l${-side} ${side}`;
    return box(left, top, size, size) + cross;
  });
}
