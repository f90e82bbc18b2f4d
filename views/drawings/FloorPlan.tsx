import type { PlacedUnit, RowPart } from "../content/floor-rows.ts";
import type { Building, Core } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { href } from "../routes.ts";
import { floorNumber, squareMetres } from "../ui/format.ts";
import { drawing, repeat, Sheet } from "./Drawing.tsx";
import { FloorUpright } from "./FloorUpright.tsx";
import {
  coreParts,
  type FloorDrawingProps,
  type FloorGeometry,
  fromDate,
  readFloor,
  roomWords,
  shortNumber,
  unitLabel,
} from "./floor-plan/read-floor.ts";
import { NorthArrow } from "./NorthArrow.tsx";
import { box, boxes, line, r1 } from "./path.ts";

type Props = {
  building: Building;
  floor: number;
  units: readonly Unit[];
};

/**
 * A floor with its free units as links, to scale, and what its signs mean; `units` are those of the building or of the
 * floor. It lies where there is room, else it stands with its units as a list beside it. Nothing without places.
 */
export const FloorPlan = drawing(({ floor, building }) => `floor ${floor} of building ${building.id}`, FloorSheets);

function FloorSheets({ building, floor, units }: Props) {
  const geometry = readFloor(building, floor, units);
  if (!geometry) return null;
  const drawing = {
    floor: geometry,
    label: `План этажа ${floorNumber(floor)}, корпус ${building.number}`,
  };
  return (
    <div className="floor-plan">
      <FloorLying {...drawing} />
      <FloorUpright {...drawing} />
      <PlanLegend floor={geometry} />
    </div>
  );
}

/** The key of a floor plan: only the signs that it shows. */
function PlanLegend({ floor }: { floor: FloorGeometry }) {
  const states = new Set(floor.units.map(({ status }) => status));
  const core = coreParts(floor.cores);
  const rooms = [...new Set(floor.rooms.map(roomWords))];
  return (
    <ul className="legend">
      {states.has("free") && <li className="legend-free">свободно</li>}
      {states.has("soon") && <li className="legend-soon">освободится, дата на плане</li>}
      <li className="legend-taken">занято</li>
      {core.length > 0 && <li className="legend-core">{core.join(", ")}</li>}
      {rooms.length > 0 && <li className="legend-room">общее: {rooms.join("; ")}</li>}
    </ul>
  );
}

/** A floor with its length from left to right, for wide windows and paper. Free units are links. */
function FloorLying({ floor, label }: FloorDrawingProps) {
  const scale = lyingScale(floor);
  const { width, height, place } = scale;
  const cores = floor.cores.map((core) => coreMarks(core, scale));
  const soon = floor.units.filter(({ status }) => status === "soon").map(({ place: at }) => place(at));
  const stripes = soon.map(({ x, y, w, h }) => `M${r1(x)} ${r1(y + h / 2)}h${r1(w)}`).join("");
  return (
    <Sheet
      hasLinks
      name="floor-drawing floor-lying"
      left={-54}
      top={-20}
      width={sheetWidth + 58}
      height={r1(height + 24)}
      title={label}
    >
      <path className="slab" d={box(0, 0, width, height)} />
      <path className="taken" d={takenRows(floor, scale)} />
      {floor.rooms.length > 0 && <Rooms floor={floor} scale={scale} />}
      {cores.length > 0 && <path className="core" d={cores.map(({ outline }) => outline).join("")} />}
      {cores.length > 0 && <path className="parts" d={cores.map(({ parts }) => parts).join("")} />}
      {soon.length > 0 && <path className="under" d={boxes(soon)} />}
      {stripes && <path className="stripes" d={stripes} strokeWidth={r1(floor.rows.rowDepth * scale.k)} />}
      {floor.units.map((unit) => (
        <LyingUnit key={unit.id} unit={unit} scale={scale} />
      ))}
      <path className="shell" d={box(0, 0, width, height)} />
      <NorthArrow x={-30} y={height / 2} to={floor.turned ? "left" : "up"} />
    </Sheet>
  );
}

const letterWidth = 10;

function Rooms({ floor: { rooms }, scale: { place } }: { floor: FloorGeometry; scale: LyingScale }) {
  return (
    <>
      <path className="core" d={boxes(rooms.map(place))} />
      {rooms.map((room) => {
        const { x, y, w, h } = place(room);
        const words = roomWords(room);
        return (
          words.length * letterWidth < w && (
            <text key={`${room.row} ${room.offset}`} className="second" x={r1(x + w / 2)} y={r1(y + h / 2 + 5)}>
              {words}
            </text>
          )
        );
      })}
    </>
  );
}

const twoLines = { width: 76, height: 40 };

function LyingUnit({ unit, scale }: { unit: PlacedUnit; scale: LyingScale }) {
  const { x, y, w, h } = scale.place(unit.place);
  const { status } = unit;
  const both = w > twoLines.width && h > twoLines.height;
  const [cx, cy] = [r1(x + w / 2), y + h / 2];
  const plate = Math.min(w - 4, both ? 70 : 24);
  return (
    <a href={href("unit", { id: unit.id })} aria-label={unitLabel(unit)}>
      <path className={`unit ${status}`} d={box(x, y, w, h)} />
      {status === "soon" && (
        <path className="plate" d={box(cx - plate / 2, cy - (both ? 19 : 10), plate, both ? 38 : 20)} />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g className={status === "free" ? undefined : status} aria-hidden="true">
        <text className="first" x={cx} y={r1(cy + (both ? -2 : 6))}>
          {shortNumber(unit)}
        </text>{" "}
        {both && (
          <text className="second" x={cx} y={r1(cy + 15)}>
            {status === "soon" ? fromDate(unit) : squareMetres(unit.square)}
          </text>
        )}
      </g>
    </a>
  );
}

/** Units of the drawing along a floor: all drawings are equally wide, so that their words have one size. */
const sheetWidth = 1000;
const heightMax = 400;

/** The largest scale at which a floor fits the sheet; `place` is a part of a row on it. */
function lyingScale({ rows }: FloorGeometry) {
  const k = Math.min(sheetWidth / rows.length, heightMax / rows.depth);
  const place = (part: RowPart) => {
    const { x, y, w, h } = rows.rectOf(part);
    return { x: x * k, y: y * k, w: w * k, h: h * k };
  };
  return { k, width: r1(rows.length * k), height: r1(rows.depth * k), place };
}

type LyingScale = ReturnType<typeof lyingScale>;

/** Rows of let units. */
const takenRows = ({ rows }: FloorGeometry, { place }: LyingScale): string =>
  boxes(repeat("place.depth", rows.rows, (row) => place({ row, offset: 0, width: rows.length })));

/** Stairs as treads at both ends of a core, lifts as crossed boxes between them. */
function coreMarks(core: Core, { place }: LyingScale): { outline: string; parts: string } {
  const { x, y, w, h } = place(core);
  const { lifts = 0, stairs = 0 } = core;
  const size = Math.min(11, (h - 30) / 2);
  const tread = (h - 8) / 7;
  const flights = Array.from({ length: Math.min(2, stairs) }, (_, i) => {
    const left = i === 0 ? x + 4 : x + w - 4 - size * 1.4;
    const treads = Array.from({ length: 6 }, (_, j) => {
      const level = y + 4 + tread * (j + 1);
      return line([left, level], [left + size * 1.4, level]);
    });
    return box(left, y + 4, size * 1.4, h - 8) + treads.join("");
  });
  const pitch = size + 2;
  const start = x + w / 2 - (Math.ceil(lifts / 2) * pitch - 2) / 2;
  const cars = repeat("lifts", lifts, (i) => {
    const [left, top] = [start + Math.floor(i / 2) * pitch, y + h - 5 - pitch * (2 - (i % 2))];
    const s = r1(size);
    return `${box(left, top, size, size)}M${r1(left)} ${r1(top)}l${s} ${s}m0 ${-s}l${-s} ${s}`;
  });
  return { outline: box(x, y, w, h), parts: [...flights, ...cars].join("") };
}
