import { box, r1 } from "../drawings/path.ts";
import { gateMarks, tailGap } from "../drawings/unit-plan/gate-marks.ts";
import type { UnitGeometry } from "../drawings/unit-plan/geometry.ts";
import { Marks } from "../drawings/unit-plan/Marks.tsx";
import { scaleAt } from "../drawings/unit-plan/scale.ts";
import { unitMarks } from "../drawings/unit-plan/unit-marks.ts";

type Props = { geometry: UnitGeometry; x: number; y: number; width: number; height: number };

const margin = { x: 22, y: 20 };
const wall = 4;
const yardMax = 19;

/** A warehouse in a box as its page draws it: lying, its gates at the right, and a lorry before them. */
export function WarehouseMarks({ geometry, ...card }: Props) {
  const { width, depth, gates, lorry, outer } = geometry;
  const yard = gates.length > 0 && lorry ? Math.min(lorry.length + tailGap(gates) + 1.6, yardMax) : 0;
  const k = Math.min((card.width - 2 * margin.x) / (depth + yard), (card.height - 2 * margin.y) / width);
  const left = card.x + (card.width - (depth + yard) * k) / 2;
  const right = left + depth * k;
  const top = card.y + (card.height - width * k) / 2;
  const bottom = top + width * k;
  const turn =
    outer === "bottom"
      ? `translate(${r1(left)} ${r1(bottom)})rotate(-90)`
      : `translate(${r1(right)} ${r1(top)})rotate(90)`;
  const scale = { ...scaleAt(0, 0, k), wall };
  return (
    <>
      {yard > 0 && <path className="ground" d={box(right, top - 6, yard * k, width * k + 12)} />}
      <g transform={turn}>
        <Marks marks={[...unitMarks(geometry, scale), ...gateMarks(geometry, scale)]} />
      </g>
    </>
  );
}
