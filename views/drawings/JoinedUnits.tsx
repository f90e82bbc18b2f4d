import { floorRows, type PlacedUnit, placedUnits } from "../content/floor-rows.ts";
import { sharedWall } from "../content/joins.ts";
import type { Offer } from "../content/offer.ts";
import type { Building } from "../content/park.ts";
import { listed, squareMetres } from "../ui/format.ts";
import { Marks, Sheet } from "./Drawing.tsx";
import { around, cornersOf } from "./park-ground.ts";
import { line, type Rect, r1 } from "./path.ts";
import { turnedRound } from "./unit-plan/geometry.ts";
import { readUnit } from "./unit-plan/read-unit.ts";
import { scaleAt, unitMarks } from "./unit-plan/unit-marks.ts";

/** `people` asks for desks in all units together. */
type Props = { offer: Offer; building: Building; people?: number | undefined };

const room = { width: 440, height: 250 };
const margin = 12;
/** Metres from the upper wall of a unit of such a depth to where racks and desks leave room for its number. */
const clearAt = {
  warehouse: () => 3,
  office: (depth: number) => depth - 0.65,
  trade_area: (depth: number) => depth / 2,
};

/**
 * Units that touch one another, as they lie, windows above; long stores lie on their side, gates at the right. The
 * dashed line is the wall that they share.
 */
export function JoinedUnits({ offer: { units: offered, square }, building, people }: Props) {
  const units = placedUnits(offered);
  const rows = units[0] && floorRows(building, units[0].place);
  if (!rows) return null;
  const drawn = units.map((unit) => ({
    unit,
    rect: { ...rows.rectOf(unit.place), h: unit.place.depth },
    geometry: readUnit(unit, building, shareOf(unit, square, people)),
  }));
  const geometries = drawn.flatMap(({ geometry }) => geometry ?? []);
  // Windows below: all of it is turned round, so that nothing is mirrored.
  const isTurned = geometries.length === drawn.length && geometries.every(({ outer }) => outer === "bottom");
  const whole = around(drawn.flatMap(({ rect }) => cornersOf(rect)));
  const { k, lies, width, height, onSheet } = sheetOf(whole, isTurned);
  const gates = geometries.flatMap((geometry) => geometry.gates);
  // Leaves of gates open out of the units.
  const leaves = Math.max(0, ...gates.filter((gate) => gate.leaves).map(({ w }) => (w / 2) * k));
  const shared = units.flatMap((a, i) =>
    units.slice(i + 1).flatMap((b) => wallBetween(a, b, building, rows.top(b.place.row)) ?? []),
  );
  return (
    <Sheet
      name="unit-plan joined-units"
      left={-margin}
      top={r1(-margin - (lies ? 0 : leaves))}
      width={r1(width + 2 * margin + (lies ? leaves : 0))}
      height={r1(height + 2 * margin + (lies ? 0 : leaves))}
      title={`Вместе: ${listed(units.map(({ number }) => number))}, ${squareMetres(square)}`}
    >
      <g transform={lies ? `translate(${r1(width)} 0)rotate(90)` : undefined}>
        {drawn.map(({ unit, rect, geometry }) => {
          if (!geometry) return null;
          const { x, y } = onSheet(rect);
          const marks = unitMarks(isTurned ? turnedRound(geometry) : geometry, scaleAt(x, y, k));
          return <Marks key={unit.id} marks={marks} />;
        })}
        <path className="common-wall" d={shared.map((wall) => wallLine(onSheet(wall))).join("")} />
      </g>
      {drawn.map(({ unit: { id, number, category }, rect }) => {
        const { x, y, w, h } = onSheet(rect);
        const middle = x + w / 2;
        const below = y + clearAt[category](h / k) * k;
        return (
          <text
            key={id}
            className="middle strong"
            x={r1(lies ? width - below : middle)}
            y={r1(lies ? middle : below)}
            dy=".35em"
          >
            {number}
          </text>
        );
      })}
    </Sheet>
  );
}

/**
 * How the units fit on a sheet. `k` is its units in a metre, `lies` that they are turned on their side, which swaps
 * `width` and `height`. `onSheet` gives the place of a rectangle before that turn.
 */
function sheetOf(whole: Rect, isTurned: boolean) {
  const lies = whole.h > whole.w;
  const across = lies ? whole.h : whole.w;
  const down = lies ? whole.w : whole.h;
  const k = Math.min(room.width / across, room.height / down);
  const onSheet = ({ x, y, w, h }: Rect): Rect => {
    const left = isTurned ? whole.x + whole.w - x - w : x - whole.x;
    const top = isTurned ? whole.y + whole.h - y - h : y - whole.y;
    return { x: left * k, y: top * k, w: w * k, h: h * k };
  };
  return { k, lies, width: across * k, height: down * k, onSheet };
}

const wallLine = ({ x, y, w, h }: Rect): string => line([x, y], [x + w, y + h]);

/** The people of a unit, by its area. */
const shareOf = ({ square }: PlacedUnit, all: number, people: number | undefined) =>
  people && Math.max(1, Math.round((people * square) / all));

/** The line of a shared wall. Units come in the order of their places: `b`, at `top`, lies behind or below `a`. */
function wallBetween(a: PlacedUnit, b: PlacedUnit, building: Building, top: number): Rect | undefined {
  const wall = sharedWall(a, b, building);
  if (!wall) return undefined;
  if (wall.kind === "side") return { x: b.place.offset, y: top, w: 0, h: wall.length };
  return { x: Math.max(a.place.offset, b.place.offset), y: top, w: wall.length, h: 0 };
}
