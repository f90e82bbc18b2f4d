import { floorRows, type PlacedUnit, placedUnits } from "../content/floor-rows.ts";
import { type SharedWall, sharedWall } from "../content/joins.ts";
import type { Offer } from "../content/offer.ts";
import type { Building } from "../content/park.ts";
import { listed, squareMetres } from "../ui/format.ts";
import { Marks, Sheet } from "./Drawing.tsx";
import { line, r1 } from "./path.ts";
import { readUnit } from "./unit-plan/read-unit.ts";
import { gateMarks, scaleAt, unitMarks } from "./unit-plan/unit-marks.tsx";

/** `people` asks for desks in all units together. */
type Props = { offer: Offer; building: Building; people?: number | undefined };

const room = { width: 440, height: 250 };
const margin = { side: 12, top: 30 };
/** Numbers need so much between their middles, in units of the drawing: beside one another, or stacked. */
const labelMin = { beside: 66, stacked: 24 };
const labelWidth = 84;

/**
 * Units that touch one another, as they lie, windows above; long stores lie on their side, gates at the right. The
 * dashed line is the wall that they share.
 */
export function JoinedUnits({ offer: { units: offered, square }, building, people }: Props) {
  const units = placedUnits(offered);
  const [first] = units;
  const rows = first && floorRows(building, first.place);
  if (!rows) return null;
  const tops = units.map(({ place }) => rows.top(place.row));
  const [x0, x1] = [
    Math.min(...units.map(({ place }) => place.offset)),
    Math.max(...units.map(({ place }) => place.offset + place.width)),
  ];
  const [y0, y1] = [Math.min(...tops), Math.max(...units.map(({ place }, i) => (tops[i] ?? 0) + place.depth))];
  const lies = y1 - y0 > x1 - x0;
  const [across, down] = lies ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0];
  const k = Math.min(room.width / across, room.height / down);
  const [width, height] = [(x1 - x0) * k, (y1 - y0) * k];
  const at = ({ place }: PlacedUnit) => ({ x: (place.offset - x0) * k, y: (rows.top(place.row) - y0) * k });
  // Windows below: the whole drawing is turned round, so that nothing is mirrored.
  const geometries = units.map((unit) => readUnit(unit, building, shareOf(unit, square, people)));
  const turned = geometries.every((geometry) => geometry?.outer === "bottom");
  const leaves = Math.max(
    0,
    ...geometries.flatMap(
      (geometry) => geometry?.gates.filter((gate) => gate.leaves).map(({ w }) => (w / 2) * k) ?? [],
    ),
  );
  const above = margin.top + leaves;
  const labels = units.map((unit) => {
    const { x, y } = at(unit);
    const [middle, foot] = [x + (unit.place.width * k) / 2, y + unit.place.depth * k];
    const [cx, top] = turned ? [width - middle, height - foot] : [middle, y];
    const beyond = top > 1 ? top + 16 : -leaves - 12;
    return { number: unit.number, ...(lies ? { x: height - beyond, y: cx + 5 } : { x: cx, y: beyond }) };
  });
  const areApart = labels.every((a) =>
    labels.every(
      (b) => a === b || Math.abs(a.x - b.x) >= labelMin.beside || Math.abs(a.y - b.y) >= (lies ? labelMin.stacked : 1),
    ),
  );
  const frame = lies
    ? {
        left: -margin.side,
        top: -margin.side,
        width: r1(height + leaves + labelWidth),
        height: r1(width + 2 * margin.side),
      }
    : {
        left: -margin.side,
        top: r1(-above),
        width: r1(width + 2 * margin.side),
        height: r1(height + above + margin.side + leaves),
      };
  return (
    <Sheet
      name="unit-plan joined-units"
      {...frame}
      title={`Вместе: ${listed(units.map(({ number }) => number))}, ${squareMetres(square)}`}
    >
      <g transform={turnOf(lies, turned, r1(width), r1(height))}>
        {units.map((unit, i) => {
          const [geometry, { x, y }] = [geometries[i], at(unit)];
          if (!geometry) return null;
          const scale = scaleAt(x, y, k);
          return <Marks key={unit.id} marks={[...unitMarks(geometry, scale), ...gateMarks(geometry, scale)]} />;
        })}
        <path className="common-wall" d={sharedLines(units, building, at, k)} />
      </g>
      {areApart &&
        labels.map(({ number, x, y }) => (
          <text key={number} className={lies ? "strong" : "middle strong"} x={r1(x)} y={r1(y)}>
            {number}
          </text>
        ))}
    </Sheet>
  );
}

/** How the drawing is turned: onto its side, and round. */
function turnOf(lies: boolean, turned: boolean, width: number, height: number): string | undefined {
  const turns = [lies && `translate(${height} 0) rotate(90)`, turned && `rotate(180 ${width / 2} ${height / 2})`];
  return turns.filter(Boolean).join(" ") || undefined;
}

/** The people of a unit, by its area. */
const shareOf = ({ square }: PlacedUnit, all: number, people: number | undefined) =>
  people && Math.max(1, Math.round((people * square) / all));

type At = (unit: PlacedUnit) => { x: number; y: number };

function sharedLines(units: readonly PlacedUnit[], building: Building, at: At, k: number): string {
  const pairs = units.flatMap((a, i) => units.slice(i + 1).map((b) => [a, b, sharedWall(a, b, building)] as const));
  return pairs.map(([a, b, wall]) => (wall ? wallLine(a, b, wall, at, k) : "")).join("");
}

/** Units come in the order of their places: the second lies behind or below the first. */
function wallLine(a: PlacedUnit, b: PlacedUnit, { kind, length }: SharedWall, at: At, k: number): string {
  const { x, y } = at(b);
  if (kind === "side") return line([x, y], [x, y + length * k]);
  const from = Math.max(at(a).x, x);
  return line([from, y], [from + length * k, y]);
}
