import { metres, number } from "../../kit/format.ts";
import { latitudeInWords } from "../latitude.ts";
import { r1 } from "../path.ts";
import { PlanGates, planSizes } from "./PlanGates.tsx";
import { rulerMarks, widestGap } from "./plan-marks.ts";
import type { ParkPlanGeometry } from "./read-park-plan.ts";

type Props = { plan: ParkPlanGeometry; lat: number | undefined; narrow?: boolean };

/** Words on the plan for wide or for narrow windows: the ruler's metres, the street, entrances, north. */
export function PlanWords({ plan, lat, narrow = false }: Props) {
  const { frame, unit, streets, parallel } = plan;
  const size = planSizes[narrow ? "narrow" : "wide"];
  const word = r1(size.word * unit);
  return (
    <g className={narrow ? "plan-narrow" : "plan-wide"} fontSize={word}>
      {lat !== undefined && (
        <g className="park-parallel-words">
          {rulerMarks(plan, narrow).labels.map(({ x, metres: labelMetres }, at) => (
            <text key={labelMetres} x={r1(x + 3 * unit)} y={r1(parallel - 6 * unit)}>
              {at === 0 ? metres(labelMetres) : number(labelMetres)}
            </text>
          ))}
          <text className="end" x={r1(frame.x1 - 5 * unit)} y={r1(parallel + (size.word + 3) * unit)}>
            {latitudeInWords(lat)}
          </text>
        </g>
      )}
      {streets
        .filter(({ from, to }) => from[1] === to[1])
        .slice(0, 1)
        .map(({ name, from }) => (
          <text key={name} className="park-street-name" x={r1(widestGap(plan))} y={r1(from[1] + word * 0.35)}>
            {name}
          </text>
        ))}
      <PlanGates plan={plan} size={size} narrow={narrow} />
      <North x={frame.x0 + 20 * unit} y={frame.y1 - word * 1.5} unit={unit} word={word} />
    </g>
  );
}

function North({ x, y, unit, word }: { x: number; y: number; unit: number; word: number }) {
  const q = (metres: number) => r1(metres * unit);
  return (
    <g className="park-north">
      <path d={`M${r1(x)} ${r1(y)}v${q(-30)}m${q(-6)} ${q(9)}l${q(6)} ${q(-10)}l${q(6)} ${q(10)}`} />
      <text x={r1(x)} y={r1(y + word)}>
        С
      </text>
    </g>
  );
}
