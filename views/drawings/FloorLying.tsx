import type { PlacedUnit } from "../content/floor-rows.ts";
import { href } from "../routes.ts";
import { squareMetres } from "../ui/format.ts";
import { Sheet } from "./Drawing.tsx";
import { coreMarks, type LyingScale, lyingScale, sheetWidth, takenRows } from "./floor-plan/lying-marks.ts";
import { type FloorGeometry, roomWords } from "./floor-plan/read-floor.ts";
import { fromDate, shortNumber, stateOf, unitLabel } from "./floor-plan/unit-state.ts";
import { NorthArrow } from "./NorthArrow.tsx";
import { box, boxes, r1 } from "./path.ts";

/** Props of both drawings of a floor; `label` names the drawing, `current` is the id of the unit to point out. */
export type FloorDrawingProps = {
  floor: FloorGeometry;
  label: string;
  current: number | undefined;
};

/** A floor with its length from left to right, for wide windows and paper. Free units are links. */
export function FloorLying({ floor, label, current }: FloorDrawingProps) {
  const scale = lyingScale(floor);
  const { width, height, place } = scale;
  const cores = floor.cores.map((core) => coreMarks(core, scale));
  const soon = floor.units.filter((unit) => stateOf(unit, current) === "soon").map(({ place: at }) => place(at));
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
        <LyingUnit key={unit.id} unit={unit} scale={scale} current={current} />
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

type UnitProps = { unit: PlacedUnit; scale: LyingScale; current: number | undefined };

const twoLines = { width: 76, height: 40 };

function LyingUnit({ unit, scale, current }: UnitProps) {
  const { x, y, w, h } = scale.place(unit.place);
  const state = stateOf(unit, current);
  const both = w > twoLines.width && h > twoLines.height;
  const [cx, cy] = [r1(x + w / 2), y + h / 2];
  const plate = Math.min(w - 4, both ? 70 : 24);
  return (
    <a
      href={href("unit", { id: unit.id })}
      aria-label={unitLabel(unit, current)}
      aria-current={state === "here" ? "true" : undefined}
    >
      <path className={`unit ${state}`} d={box(x, y, w, h)} />
      {state === "soon" && (
        <path className="plate" d={box(cx - plate / 2, cy - (both ? 19 : 10), plate, both ? 38 : 20)} />
      )}
      {state === "here" && <path className="pointer" d={`M${r1(cx - 9)} ${r1(y - 15)}h18l-9 12z`} />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g className={state === "free" ? undefined : state} aria-hidden="true">
        <text className="first" x={cx} y={r1(cy + (both ? -2 : 6))}>
          {shortNumber(unit)}
        </text>{" "}
        {both && (
          <text className="second" x={cx} y={r1(cy + 15)}>
            {state === "soon" ? fromDate(unit) : squareMetres(unit.square)}
          </text>
        )}
      </g>
    </a>
  );
}
