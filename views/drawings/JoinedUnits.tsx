import { floorRows, type PlacedUnit } from "../content/floor-rows.ts";
import { type SharedWall, sharedWall, type Together } from "../content/joins.ts";
import type { Building } from "../content/park.ts";
import { squareMetres } from "../kit/format.ts";
import { Dimension } from "./Dimension.tsx";
import { Sheet } from "./Drawing.tsx";
import { line, r1 } from "./path.ts";
import { emptyInterior } from "./unit-plan/geometry.ts";
import { Marks } from "./unit-plan/Marks.tsx";
import { readUnit } from "./unit-plan/read-unit.ts";
import { scaleAt } from "./unit-plan/scale.ts";
import { unitMarks } from "./unit-plan/unit-marks.ts";

type Props = { offer: Together; building: Building; current?: number | undefined };

const sheet = { width: 640, right: 70, top: 34, deepest: 90 };

/** Units that touch one another, side by side as they lie; the dashed line is the wall that they share. */
export function JoinedUnits({ offer: { units, square }, building, current }: Props) {
  const [first] = units;
  const rows = first && floorRows(building, first.place);
  if (!rows) return null;
  const tops = units.map(({ place }) => rows.top(place.row));
  const [x0, x1] = [
    Math.min(...units.map(({ place }) => place.offset)),
    Math.max(...units.map(({ place }) => place.offset + place.width)),
  ];
  const [y0, y1] = [Math.min(...tops), Math.max(...units.map(({ place }, i) => (tops[i] ?? 0) + place.depth))];
  const k = Math.min((sheet.width - sheet.right) / (x1 - x0), sheet.deepest / (y1 - y0));
  const left = (sheet.width - 50 - (x1 - x0) * k) / 2;
  const at = ({ place }: PlacedUnit) => ({
    x: left + (place.offset - x0) * k,
    y: sheet.top + (rows.top(place.row) - y0) * k,
  });
  const height = r1(sheet.top + (y1 - y0) * k + 12);
  return (
    <Sheet
      name="unit-plan joined-units"
      width={sheet.width}
      height={height}
      title={`Вместе: ${units.map(({ number }) => number).join(" и ")}, ${squareMetres(square)}`}
    >
      {units.map((unit) => {
        const { x, y } = at(unit);
        const { width, depth } = unit.place;
        const [cx, cy] = [r1(x + (width * k) / 2), y + (depth * k) / 2];
        return (
          <g key={unit.id} className={unit.id === current ? "own" : undefined}>
            <Marks marks={plain(unit, building, x, y, k)} />
            <text className="middle strong" x={cx} y={r1(cy - 3)}>
              {unit.number}
            </text>{" "}
            <text className="middle beyond" x={cx} y={r1(cy + 3)} dy=".8em">
              {squareMetres(unit.square)}
            </text>
          </g>
        );
      })}
      <path className="common-wall" d={sharedLines(units, building, at, k)} />
      <Dimension from={[left, 20]} to={[left + (x1 - x0) * k, 20]} length={Math.round((x1 - x0) * 100) / 100} />
      <Dimension
        from={[left + (x1 - x0) * k + 18, sheet.top]}
        to={[left + (x1 - x0) * k + 18, sheet.top + (y1 - y0) * k]}
        length={Math.round((y1 - y0) * 100) / 100}
        side="after"
      />
    </Sheet>
  );
}

/** Walls, openings and windows without rooms and furniture. */
function plain(unit: PlacedUnit, building: Building, x: number, y: number, k: number) {
  const geometry = readUnit(unit, building);
  if (!geometry) return [];
  return unitMarks({ ...geometry, ...emptyInterior, bare: false }, scaleAt(x, y, k));
}

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
