import { zoneCode } from "../../content/words/placement-words.ts";
import { r1 } from "../path.ts";
import { boxOf } from "./plan-marks.ts";
import type { ParkPlanGeometry } from "./read-park-plan.ts";

const stopRadius = 8;
const plate = { width: 30, height: 20 };

type Props = { plan: ParkPlanGeometry; zoneTo: ((sign: string) => string) | undefined };

/** Stops and the signs of zones. A narrow window shows plates larger, by its styles. */
export function PlanPlaces({ plan: { unit, zones, stops }, zoneTo }: Props) {
  const [wide, high] = [(plate.width / 2) * unit, (plate.height / 2) * unit];
  return (
    <>
      {stops.map(({ name, x, y }) => (
        <g className="park-stop" key={name}>
          <circle cx={r1(x)} cy={r1(y)} r={r1(stopRadius * unit)} />
          <text x={r1(x)} y={r1(y)}>
            А
          </text>
        </g>
      ))}
      {zones.map(({ zone, outline, highlighted }) => {
        const [x, y] = [(outline.x0 + outline.x1) / 2, (outline.y0 + outline.y1) / 2];
        const sign = zoneCode(zone) || "P";
        const word = (
          <text className={highlighted ? undefined : "park-foreign"} key={zone.name} x={r1(x)} y={r1(y)}>
            {sign}
          </text>
        );
        if (!highlighted) return word;
        const inner = (
          <>
            <path d={boxOf({ x0: x - wide, x1: x + wide, y0: y - high, y1: y + high })} />
            {word}
          </>
        );
        return zoneTo && sign !== "P" ? (
          <a className="park-plate" key={zone.name} href={zoneTo(sign)} aria-label={`Зона ${zone.name}`}>
            {inner}
          </a>
        ) : (
          <g className="park-plate" key={zone.name}>
            {inner}
          </g>
        );
      })}
    </>
  );
}
