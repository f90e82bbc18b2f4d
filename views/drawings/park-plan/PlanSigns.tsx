import { zoneCode } from "../../content/words/placement-words.ts";
import { metres, number } from "../../kit/format.ts";
import { latitudeInWords } from "../latitude.ts";
import { r1 } from "../path.ts";
import { PlanGates } from "./PlanGates.tsx";
import { boxOf, rulerMarks, widestGap } from "./plan-marks.ts";
import type { ParkPlanGeometry } from "./read-park-plan.ts";
import type { PlanSizes } from "./sizes.ts";

type Props = {
  plan: ParkPlanGeometry;
  size: PlanSizes;
  narrow: boolean;
  lat: number | undefined;
  zoneTo: ((sign: string) => string) | undefined;
};

/** Words on the plan: the ruler's metres, the street, stops, zones, entrances, north. */
export function PlanSigns({ plan, size, narrow, lat, zoneTo }: Props) {
  const { frame, unit, zones, streets, stops, parallel } = plan;
  const word = r1(size.word * unit);
  return (
    <g fontSize={word}>
      {lat !== undefined && (
        <g className="pp-parallel-words">
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
          <text key={name} className="pp-street-name" x={r1(widestGap(plan))} y={r1(from[1] + word * 0.35)}>
            {name}
          </text>
        ))}
      {stops.map(({ name, x, y }) => (
        <g className="pp-stop" key={name}>
          <circle cx={r1(x)} cy={r1(y)} r={r1(size.stop * unit)} />
          {!narrow && (
            <text x={r1(x)} y={r1(y + 3.6 * unit)} fontSize={r1(10 * unit)}>
              А
            </text>
          )}
        </g>
      ))}
      {zones.map(({ zone, outline, highlighted }) => {
        const [x, y] = [(outline.x0 + outline.x1) / 2, (outline.y0 + outline.y1) / 2];
        const sign = zoneCode(zone) || "P";
        if (!highlighted)
          return narrow ? null : (
            <text key={zone.name} className="pp-foreign" x={r1(x)} y={r1(y + 4 * unit)} fontSize={r1(12 * unit)}>
              {sign}
            </text>
          );
        const [wide, high] = size.plate.map((side) => (side * unit) / 2);
        const plate = (
          <>
            <path d={boxOf({ x0: x - (wide ?? 0), x1: x + (wide ?? 0), y0: y - (high ?? 0), y1: y + (high ?? 0) })} />
            <text x={r1(x)} y={r1(y + size.sign * unit * 0.36)} fontSize={r1(size.sign * unit)}>
              {sign}
            </text>
          </>
        );
        if (!zoneTo || sign === "P")
          return (
            <g className="pp-plate" key={zone.name}>
              {plate}
            </g>
          );
        return (
          <a className="pp-plate" key={zone.name} href={zoneTo(sign)} aria-label={`Зона ${sign}`}>
            {plate}
          </a>
        );
      })}
      <PlanGates plan={plan} size={size} narrow={narrow} />
      <North x={frame.x0 + 20 * unit} y={frame.y1 - word * 1.5} unit={unit} word={word} />
    </g>
  );
}

function North({ x, y, unit, word }: { x: number; y: number; unit: number; word: number }) {
  const q = (metres: number) => r1(metres * unit);
  return (
    <g className="pp-north">
      <path d={`M${r1(x)} ${r1(y)}v${q(-30)}m${q(-6)} ${q(9)}l${q(6)} ${q(-10)}l${q(6)} ${q(10)}`} />
      <text x={r1(x)} y={r1(y + word)}>
        С
      </text>
    </g>
  );
}
