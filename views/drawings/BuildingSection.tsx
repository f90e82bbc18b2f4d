import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorNumber } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { Drawing } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";
import { type Bar, readSection, type Storey } from "./section/read-section.ts";

type Props = {
  building: Building;
  units: readonly Unit[];
  floor?: number | undefined;
  linkTo: (floor: number) => string;
};

const width = 460;
const wall = { left: 42, right: 394 };
const laneInset = 5;
const storeyMin = 36;
const storeyMax = 44;
const heightWanted = 530;

/**
 * A building floor by floor: free units at their true place and width, each floor a link; `floor` is the chosen one.
 */
export function BuildingSection(props: Props) {
  return (
    <Drawing of={`section of building ${props.building.id}`}>
      <SectionSheet {...props} />
    </Drawing>
  );
}

function SectionSheet({ building, units, floor, linkTo }: Props) {
  const section = readSection(building, units);
  if (!section) return null;
  const { storeys, rows } = section;
  const storey = Math.max(storeyMin, Math.min(storeyMax, Math.floor(heightWanted / storeys.length)));
  spend("place.depth", { marks: storeys.length * (rows?.rows ?? 1) });
  const height = storeys.length * storey;
  const k = (wall.right - wall.left) / section.length;
  const lane = (storey - 2 * laneInset) / (rows?.rows ?? 1);
  const barsOf = (soon: boolean) =>
    storeys.flatMap(({ bars }, i) => bars.filter((bar) => bar.soon === soon).map((bar) => barBox(bar, i)));
  const barBox = ({ row, offset, width: w }: Bar, i: number) =>
    box(wall.left + offset * k, i * storey + laneInset + row * lane, w * k, lane);
  const lanes = storeys.flatMap((_, i) =>
    Array.from({ length: rows?.rows ?? 0 }, (_, row) =>
      barBox({ id: 0, row, offset: 0, width: section.length, soon: false }, i),
    ),
  );
  const ground = storeys.filter(({ number }) => number > 0).length * storey;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing is no form's fieldset
    <svg
      className="drawing section-drawing"
      viewBox={`0 -10 ${width} ${height + 22}`}
      width={width}
      height={height + 22}
      role="group"
      aria-label={`Корпус ${building.number} по этажам: где есть свободные помещения`}
    >
      {storeys.map((one, i) => (
        <StoreyLink
          key={one.number}
          storey={one}
          top={i * storey}
          height={storey}
          chosen={one.number === floor}
          address={linkTo(one.number)}
        />
      ))}
      <path className="lanes" d={lanes.join("")} />
      <path className="bars" d={barsOf(false).join("")} />
      <path className="bars bars-soon" d={barsOf(true).join("")} />
      <path className="shell" d={`M${wall.left - 3} ${height}V-6H${wall.right + 3}V${height}`} />
      <path className="ground" d={`M0 ${r1(ground + 1)}H${width}`} />
    </svg>
  );
}

type StoreyProps = { storey: Storey; top: number; height: number; chosen: boolean; address: string };

function StoreyLink({ storey: { number, free, soon }, top, height, chosen, address }: StoreyProps) {
  const y = r1(top + height / 2 + 5);
  const words = [free > 0 && `свободно ${free}`, soon > 0 && `освободится ${soon}`].filter(Boolean).join(", ");
  const counts = [free > 0 && free, soon > 0 && `+${soon}`].filter(Boolean).join(" ");
  return (
    <a href={address} aria-current={chosen ? "true" : undefined}>
      <title>{`Этаж ${floorNumber(number)}: ${words || "свободных нет"}`}</title>
      <path className="storey" d={box(0, top, width, height)} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g aria-hidden="true">
        <text className="strong" x={wall.left - 12} y={y} textAnchor="end">
          {floorNumber(number)}
        </text>{" "}
        <text x={wall.right + 12} y={y}>
          {counts || "—"}
        </text>
      </g>
    </a>
  );
}
