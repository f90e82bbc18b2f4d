import { box, r1 } from "../drawings/path.ts";
import { gateMarks, tailGap } from "../drawings/unit-plan/gate-marks.ts";
import type { UnitGeometry } from "../drawings/unit-plan/geometry.ts";
import { Marks } from "../drawings/unit-plan/Marks.tsx";
import { scaleAt } from "../drawings/unit-plan/scale.ts";
import { sectionMarks } from "../drawings/unit-plan/section-marks.ts";
import { unitMarks } from "../drawings/unit-plan/unit-marks.ts";

type Props = { geometry: UnitGeometry; x: number; y: number; width: number; height: number };

const margin = { x: 22, y: 20 };
const between = 22;
const wall = 4;
const yardMax = 19;

/** A warehouse in a box as its page draws it, without words: lying, its gates at the right, the section below. */
export function WarehouseMarks({ geometry, ...card }: Props) {
  const { width, depth, gates, lorry, hall, outer } = geometry;
  const yard = gates.length > 0 && lorry ? Math.min(lorry.length + tailGap(gates) + 1.6, yardMax) : 0;
  const clear = hall?.clear ?? 0;
  const up = Math.max(hall?.roof ?? clear, clear);
  const down = hall?.dock ?? 0;
  const k = Math.min(
    (card.width - 2 * margin.x) / (depth + yard),
    (card.height - 2 * margin.y - (clear > 0 ? between : 0)) / (width + up + down),
  );
  const high = (width + up + down) * k + (clear > 0 ? between : 0);
  const left = card.x + (card.width - (depth + yard) * k) / 2;
  const right = left + depth * k;
  const top = card.y + (card.height - high) / 2;
  const bottom = top + width * k;
  const turn =
    outer === "bottom"
      ? `translate(${r1(left)} ${r1(bottom)})rotate(-90)`
      : `translate(${r1(right)} ${r1(top)})rotate(90)`;
  const scale = { ...scaleAt(0, 0, k), wall };
  const floor = bottom + between + up * k;
  return (
    <>
      {yard > 0 && <path className="ground" d={box(right, top - 6, yard * k, width * k + 12)} />}
      <g transform={turn}>
        <Marks marks={[...unitMarks(geometry, scale), ...gateMarks(geometry, scale)]} />
      </g>
      {clear > 0 && <Marks marks={sectionMarks(geometry, { left, right, floor, k, wall, yard })} />}
    </>
  );
}
