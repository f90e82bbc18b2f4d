import { line, r1 } from "../path.ts";
import { boxOf, levelRing, roadLines, rulerMarks, stallDashes, stallRows } from "./plan-marks.ts";
import type { ParkPlanGeometry } from "./read-park-plan.ts";

const streetMetres = 14;
const roadMetres = 9;

type Props = { plan: ParkPlanGeometry; lat: number | undefined };

/** The ground: streets, roads, ways into zones, zones with their stalls, the parallel. */
export function PlanGround({ plan, lat }: Props) {
  const { frame, unit, zones, streets, parallel } = plan;
  const { ticks } = rulerMarks(plan, false);
  return (
    <>
      <g className="park-road">
        {streets.map(({ name, from, to }) => (
          <path key={name} d={line(from, to)} strokeWidth={streetMetres} />
        ))}
        <path d={roadLines(plan)} strokeWidth={r1(roadMetres * unit)} />
      </g>
      {zones.map((placed) => {
        const [stalls, ring] = [stallRows(placed), levelRing(placed)];
        return (
          <g className={placed.highlighted ? "park-zone park-own" : "park-zone"} key={placed.zone.name}>
            <path className="park-edge" d={boxOf(placed.outline)} />
            {stalls && <path className="park-stalls" d={stalls} strokeDasharray={stallDashes} />}
            {ring && <path d={ring} />}
          </g>
        );
      })}
      {lat !== undefined && (
        <g className="park-parallel">
          <path
            className="park-dashed"
            d={`M${r1(frame.x0)} ${r1(parallel)}H${r1(frame.x1)}`}
            strokeDasharray={[10, 3, 2, 3].map((metres) => r1(metres * unit)).join(" ")}
          />
          <path d={ticks} />
        </g>
      )}
    </>
  );
}
