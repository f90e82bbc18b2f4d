import type { Unit } from "../content/unit.ts";
import { sides, squareMetres } from "../ui/format.ts";
import { Sheet } from "./Drawing.tsx";
import { r1 } from "./path.ts";
import { windowsUp } from "./unit-plan/facing.ts";
import { gateMarks } from "./unit-plan/gate-marks.ts";
import type { UnitGeometry } from "./unit-plan/geometry.ts";
import { Marks } from "./unit-plan/Marks.tsx";
import { planWords } from "./unit-plan/plan-words.ts";
import { scaleAt } from "./unit-plan/scale.ts";
import { unitMarks } from "./unit-plan/unit-marks.ts";

type Props = { unit: Unit; geometry: UnitGeometry };

const room = { width: 440, height: 260 };
const margin = 12;

/** A unit at a glance: walls, openings, furniture. Windows above; a warehouse lies, its gates at the right. */
export function UnitPlan({ unit, geometry }: Props) {
  const turned = windowsUp(geometry);
  const { width, depth, gates } = turned;
  const lies = unit.category === "warehouse" && depth > width;
  const [across, down] = lies ? [depth, width] : [width, depth];
  const k = Math.min(room.width / across, room.height / down);
  // Leaves of gates open outwards.
  const before = Math.max(0, ...gates.filter(({ leaves }) => leaves).map(({ w }) => (w / 2) * k));
  const marks = [
    ...unitMarks(turned, scaleAt(0, 0, k)),
    ...gateMarks({ ...turned, lorry: undefined }, scaleAt(0, 0, k)),
  ];
  return (
    <Sheet
      name="unit-plan"
      left={-margin}
      top={-margin - (lies ? 0 : before)}
      width={r1(across * k + 2 * margin + (lies ? before : 0))}
      height={r1(down * k + 2 * margin + (lies ? 0 : before))}
      title={`План помещения ${unit.number}: ${squareMetres(unit.square)}, ${sides(width, depth)}`}
    >
      <desc>{planWords(geometry)}</desc>
      {lies ? (
        <g transform={`translate(${r1(across * k)} 0)rotate(90)`}>
          <Marks marks={marks} />
        </g>
      ) : (
        <Marks marks={marks} />
      )}
    </Sheet>
  );
}
