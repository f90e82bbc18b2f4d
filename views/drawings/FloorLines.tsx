import { type FloorRows, placedIn } from "../content/floor-rows.ts";
import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { drawing } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";

type Props = {
  building: Building;
  units: readonly Unit[];
  floor?: number | undefined;
  linkTo: (floor: number) => string;
};

/** Free units at their true place and width, a line a floor; each floor is a link, `floor` the chosen one. */
export const FloorLines = drawing(({ building }) => `floors of building ${building.id}`, Lines);

const laneHeight = 10;

function Lines({ building, units, floor, linkTo }: Props) {
  const section = readSection(building, units);
  if (!section) return null;
  const { storeys, rows } = section;
  spend("floors", { marks: storeys.reduce((sum, { bars }) => sum + bars.length + (rows?.rows ?? 0), 0) });
  return (
    <ol className="floor-lines">
      {storeys.map((storey) => (
        <li key={storey.number}>
          <a href={linkTo(storey.number)} aria-current={storey.number === floor ? "true" : undefined}>
            <Line storey={storey} section={section} />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Line({ storey: { number, bars, free, soon }, section }: { storey: Storey; section: SectionGeometry }) {
  const { length, rows } = section;
  const lanes = Array.from({ length: rows?.rows ?? 0 }, (_, row) => lane({ row, offset: 0, width: length }));
  const barsOf = (later: boolean) => bars.filter((bar) => bar.soon === later).map(lane);
  const words = [free > 0 && `свободно ${free}`, soon > 0 && `освободится ${soon}`].filter(Boolean).join(", ");
  return (
    <>
      <span className="visually-hidden">{`Этаж ${floorNumber(number)}: ${words || "свободных нет"} `}</span>
      <b aria-hidden="true">{floorNumber(number)}</b>{" "}
      {rows && (
        <svg viewBox={`0 0 ${r1(length)} ${rows.rows * laneHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="lanes" d={lanes.join("")} />
          <path className="bars" d={barsOf(false).join("")} />
          <path className="bars-soon" d={barsOf(true).join("")} />
        </svg>
      )}
      <span className="floor-count" aria-hidden="true">
        {free > 0 || soon === 0 ? free || "—" : ""} {soon > 0 && <i>{`+${soon}`}</i>}
      </span>
    </>
  );
}

const lane = ({ row, offset, width }: Pick<Bar, "row" | "offset" | "width">) =>
  box(offset, row * laneHeight + 1, width, laneHeight - 2);

/** A bar of a floor: a free unit at its true place along the building, in its row. Metres. */
type Bar = { row: number; offset: number; width: number; soon: boolean };

/** A storey with its free units; `free` and `soon` count all of them, also those whose place is not known. */
type Storey = { number: number; bars: Bar[]; free: number; soon: number };

/** A building by its floors, from the top down. `rows` are lanes of a floor; without them floors have counts alone. */
type SectionGeometry = { length: number; rows: FloorRows | undefined; storeys: Storey[] };

/** Reads a building's floors. Undefined where its floors are not known. */
export function readSection(building: Building, units: readonly Unit[]): SectionGeometry | undefined {
  if (building.floors.length === 0) return undefined;
  const inBuilding = units.filter((unit) => unit.building.id === building.id);
  const { placed, rows } = placedIn(building, inBuilding);
  const numbers = building.floors.map(({ number }) => number).sort((a, b) => b - a);
  return {
    length: rows?.length ?? 1,
    rows,
    storeys: numbers.map((number) => {
      const here = inBuilding.filter((unit) => unit.floor.number === number);
      const soon = here.filter(({ status }) => status === "soon").length;
      const bars = rows
        ? placed
            .filter(({ floor }) => floor.number === number)
            .map(({ place: { row, offset, width }, status }) => ({ row, offset, width, soon: status === "soon" }))
        : [];
      return { number, bars, free: here.length - soon, soon };
    }),
  };
}
