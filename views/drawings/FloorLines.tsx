import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { drawing } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";
import { type Bar, readSection, type SectionGeometry, type Storey } from "./section/read-section.ts";

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
