import { gateMarks } from "../../drawings/unit-plan/gate-marks.ts";
import type { UnitGeometry } from "../../drawings/unit-plan/geometry.ts";
import { Marks } from "../../drawings/unit-plan/Marks.tsx";
import { scaleWithin, sheetWidth } from "../../drawings/unit-plan/scale.ts";
import { unitMarks } from "../../drawings/unit-plan/unit-marks.ts";
import { sides } from "../../kit/format.ts";

type Props = { number: string; geometry: UnitGeometry; all: readonly UnitGeometry[] };

/** A unit's plan at the common scale of `all`, so that plans can be compared by eye. */
export function ComparedPlan({ number, geometry, all }: Props) {
  const widest = Math.max(...all.map(({ width }) => width));
  const deepest = Math.max(...all.map(({ depth }) => depth));
  const { scale, height } = scaleWithin(widest, deepest, geometry);
  const marks = [...unitMarks(geometry, scale), ...gateMarks({ ...geometry, lorry: undefined }, scale)];
  return (
    <>
      <svg className="drawing unit-plan" viewBox={`0 0 ${sheetWidth} ${height}`} role="img">
        <title>{`План помещения ${number}: ${sides(geometry.width, geometry.depth)}`}</title>
        <Marks marks={marks} />
      </svg>
      <p className="compare-note">{sides(geometry.width, geometry.depth)}</p>
    </>
  );
}
