import type { Unit } from "../content/unit.ts";
import { metres, sides, squareMetres } from "../kit/format.ts";
import { Dimension } from "./Dimension.tsx";
import { Sheet } from "./Drawing.tsx";
import { NorthArrow } from "./NorthArrow.tsx";
import { box, r1 } from "./path.ts";
import type { UnitGeometry } from "./unit-plan/geometry.ts";
import { Marks } from "./unit-plan/Marks.tsx";
import { beyond, planWords } from "./unit-plan/plan-words.ts";
import { scaleOf, sheetWidth } from "./unit-plan/scale.ts";
import { unitMarks } from "./unit-plan/unit-marks.ts";
import { WarehousePlan } from "./WarehousePlan.tsx";

type Props = { unit: Unit; geometry: UnitGeometry };

const dimensionAt = 26;
const barLength = 60;

/** A unit with its walls, openings, rooms, desks and dimensions, at the largest scale that fits. */
export function UnitPlan({ unit, geometry }: Props) {
  const { width, depth, north, gates, hall } = geometry;
  if (gates.length > 0 || hall?.clear !== undefined) return <WarehousePlan unit={unit} geometry={geometry} />;
  const scale = scaleOf(geometry);
  const [left, right] = [scale.x(0), scale.x(width)];
  const [top, bottom] = [scale.y(0), scale.y(depth)];
  const foot = r1(bottom + 24);
  const middle = r1((left + right) / 2);
  const height = foot + 16;
  return (
    <Sheet
      name="unit-plan"
      width={sheetWidth}
      height={height}
      title={`План помещения ${unit.number}: ${squareMetres(unit.square)}, ${sides(width, depth)}`}
    >
      <desc>{planWords(geometry)}</desc>
      <Marks marks={unitMarks(geometry, scale)} />
      <text className="middle beyond" x={middle} y={r1(top - 18)}>
        {beyond("top", geometry, unit)}
      </text>
      <text className="middle beyond" x={middle} y={r1(bottom + 14)} dy=".6em">
        {beyond("bottom", geometry, unit)}
      </text>
      <Dimension from={[left, dimensionAt]} to={[right, dimensionAt]} length={width} />
      <Dimension from={[right + 20, top]} to={[right + 20, bottom]} length={depth} side="after" />
      <ScaleBar x={8} y={foot} k={scale.k} />
      {north && <NorthArrow x={sheetWidth - 14} y={foot - 6} to={north} />}
    </Sheet>
  );
}

const lengths = [1, 2, 5, 10, 20, 50, 100];

/** A bar of a round length; `k` is units a metre. */
function ScaleBar({ x, y, k }: { x: number; y: number; k: number }) {
  const length = lengths.reduce((best, candidate) =>
    Math.abs(candidate * k - barLength) < Math.abs(best * k - barLength) ? candidate : best,
  );
  const width = length * k;
  return (
    <>
      <path className="bar" d={box(x, y, width, 5)} />
      <path className="solid" d={box(x, y, width / 2, 5)} />
      <text x={r1(x + width + 7)} y={r1(y + 8)}>
        {metres(length)}
      </text>
    </>
  );
}
