import type { Building } from "../content/park.ts";
import { useName } from "../content/unit-words.ts";
import { plural } from "../kit/format.ts";
import { drawing } from "./Drawing.tsx";
import { planSizes } from "./park-plan/PlanGates.tsx";
import { PlanGround } from "./park-plan/PlanGround.tsx";
import { PlanPlaces } from "./park-plan/PlanPlaces.tsx";
import { PlanWords } from "./park-plan/PlanWords.tsx";
import { boxOf } from "./park-plan/plan-marks.ts";
import type { ParkPlanGeometry } from "./park-plan/read-park-plan.ts";
import { rectOf } from "./park-plan.ts";
import { r1 } from "./path.ts";
import { shortSign, signTurn } from "./short-sign.ts";

type Props = {
  plan: ParkPlanGeometry;
  /** Latitude of the park; without it the parallel is left out. */
  lat?: number | undefined;
  /** Has larger words, too, for phones. */
  narrow?: boolean | undefined;
  active?: number | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  /** Where a zone is told, by its sign: "P1". */
  zoneTo?: ((sign: string) => string) | undefined;
};

/** The park from above, to scale, north up. Units of the drawing are metres. */
export const ParkPlan = drawing(() => "park plan", PlanSheet);

function PlanSheet({ plan, lat, narrow = false, active, linkTo, zoneTo }: Props) {
  const { frame, unit, buildings: drawn, zones } = plan;
  const [width, height] = [r1(frame.x1 - frame.x0), r1(frame.y1 - frame.y0)];
  const names = zones.filter((zone) => zone.highlighted).map(({ zone }) => zone.name);
  const label = [
    `План парка сверху, север вверху: ${plural(drawn.length, "корпус", "корпуса", "корпусов")}`,
    // Linked zones say their names themselves.
    !zoneTo && names.length > 0 && `зоны парковки: ${names.join("; ")}`,
  ];
  return (
    <svg
      className="park-plan"
      viewBox={`${r1(frame.x0)} ${r1(frame.y0)} ${width} ${height}`}
      fontSize={r1(planSizes.wide.word * unit)}
      role={linkTo ? "group" : "img"}
      aria-label={label.filter(Boolean).join("; ")}
    >
      <path className="park-ground" d={boxOf(frame)} />
      <PlanGround plan={plan} lat={lat} />
      {drawn.map((building) => {
        const { x0, y0, x1, y1 } = rectOf(building.place);
        const at = { x: r1((x0 + x1) / 2), y: r1((y0 + y1) / 2) };
        const outline = boxOf({ x0, y0, x1, y1 });
        const drawn = (
          <>
            <path
              className={`park-building park-${building.use ?? "plain"}${building.id === active ? " park-on" : ""}`}
              d={outline}
            />
            {linkTo && <path className="park-touch" d={outline} />}
            <text className="park-number" {...at} transform={signTurn(building.number, building.place, at.x, at.y)}>
              {shortSign(building.number)}
            </text>
          </>
        );
        if (!linkTo) return <g key={building.id}>{drawn}</g>;
        return (
          <a
            key={building.id}
            href={linkTo(building)}
            aria-label={`Корпус ${building.number}${building.use ? `, ${useName[building.use]}` : ""}`}
          >
            {drawn}
          </a>
        );
      })}
      <PlanPlaces plan={plan} zoneTo={zoneTo} />
      <PlanWords plan={plan} lat={lat} />
      {narrow && <PlanWords plan={plan} lat={lat} narrow />}
    </svg>
  );
}
