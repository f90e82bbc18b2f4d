import { type FloorRows, type PlacedUnit, placedIn } from "../content/floor-rows.ts";
import type { Building } from "../content/park.ts";
import type { Unit, UnitPlace } from "../content/unit.ts";
import { floorNumber, phrase } from "../ui/format.ts";
import { drawing, spend } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";

type Props = {
  building: Building;
  section: Section;
  floor?: number | undefined;
  linkTo: (floor: number) => string;
};

/** Free units at their true place and width, a line a floor; each floor is a link, `floor` the chosen one. */
export const FloorLines = drawing(({ building }) => `floors of building ${building.id}`, Lines);

const laneHeight = 10;

function Lines({ section: { storeys, rows }, floor, linkTo }: Props) {
  spend("floors", { marks: storeys.reduce((sum, { placed }) => sum + placed.length + rows.rows, 0) });
  return (
    <ol className="floor-lines">
      {storeys.map((storey) => (
        <li key={storey.number}>
          <a href={linkTo(storey.number)} aria-current={storey.number === floor ? "true" : undefined}>
            <Line storey={storey} rows={rows} />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Line({ storey: { number, placed, free, soon }, rows }: { storey: Storey; rows: FloorRows }) {
  const lanes = Array.from({ length: rows.rows }, (_, row) => lane({ row, offset: 0, width: rows.length }));
  const barsOf = (wanted: Unit["status"]) =>
    placed.filter(({ status }) => status === wanted).map(({ place }) => lane(place));
  const words = phrase(free > 0 && `свободно ${free}`, soon > 0 && `освободится ${soon}`);
  return (
    <>
      <span className="visually-hidden">{`Этаж ${floorNumber(number)}: ${words || "свободных нет"} `}</span>
      <b aria-hidden="true">{floorNumber(number)}</b>{" "}
      <svg viewBox={`0 0 ${r1(rows.length)} ${rows.rows * laneHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="lanes" d={lanes.join("")} />
        <path className="bars" d={barsOf("free").join("")} />
        <path className="bars-soon" d={barsOf("soon").join("")} />
      </svg>
      <span className="floor-count" aria-hidden="true">
        {free > 0 || soon === 0 ? free || "—" : ""} {soon > 0 && <i>{`+${soon}`}</i>}
      </span>
    </>
  );
}

const lane = ({ row, offset, width }: Omit<UnitPlace, "depth">) =>
  box(offset, row * laneHeight + 1, width, laneHeight - 2);

/** A storey: `free` and `soon` count all of its units, `placed` are those whose place is known. */
type Storey = { number: number; placed: PlacedUnit[]; free: number; soon: number };

/** A building's floors, from the top down, and their rows. */
export type Section = { rows: FloorRows; storeys: Storey[] };

/** Undefined without the place of any unit. */
export function readSection(building: Building, units: readonly Unit[]): Section | undefined {
  const { placed, rows } = placedIn(building, units);
  if (!rows) return undefined;
  const numbers = building.floors.map(({ number }) => number).sort((a, b) => b - a);
  const storeys = numbers.map((number): Storey => {
    const isHere = ({ building: { id }, floor }: Unit) => id === building.id && floor.number === number;
    const here = units.filter(isHere);
    const soon = here.filter(({ status }) => status === "soon").length;
    return { number, placed: placed.filter(isHere), free: here.length - soon, soon };
  });
  return { rows, storeys };
}
