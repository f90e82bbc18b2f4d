import type { Building } from "../content/park.ts";
import { plural } from "../kit/format.ts";
import { Drawing } from "./Drawing.tsx";
import { PlanGround } from "./park-plan/PlanGround.tsx";
import { PlanSigns } from "./park-plan/PlanSigns.tsx";
import { boxOf } from "./park-plan/plan-marks.ts";
import type { ParkPlanGeometry } from "./park-plan/read-park-plan.ts";
import { planSizes } from "./park-plan/sizes.ts";
import { rectOf } from "./park-plan.ts";
import { r1 } from "./path.ts";
import { shortSign, signTurn } from "./short-sign.ts";

type Props = {
  plan: ParkPlanGeometry;
  /** Latitude of the park; without it the parallel is left out. */
  lat?: number | undefined;
  /** Larger words on a smaller sheet: for phones. */
  narrow?: boolean | undefined;
  active?: number | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  /** Where a zone is told, by its sign: "P1". */
  zoneTo?: ((sign: string) => string) | undefined;
};

const uses = { office: "офисы", warehouse: "склады", trade_area: "торговля" };

/** The park from above, to scale, north up. Units of the drawing are metres. */
export function ParkPlan(props: Props) {
  return (
    <Drawing of="park plan">
      <PlanSheet {...props} />
    </Drawing>
  );
}

function PlanSheet({ plan, lat, narrow = false, active, linkTo, zoneTo }: Props) {
  const { frame, unit, buildings: drawn, zones } = plan;
  const size = planSizes[narrow ? "narrow" : "wide"];
  const [width, height] = [r1(frame.x1 - frame.x0), r1(frame.y1 - frame.y0)];
  const names = zones.filter((zone) => zone.highlighted).map(({ zone }) => zone.name);
  const label = [
    `План парка сверху, север вверху: ${plural(drawn.length, "корпус", "корпуса", "корпусов")}`,
    names.length > 0 && `зоны парковки: ${names.join("; ")}`,
  ];
  return (
    <svg
      className={`park-plan ${narrow ? "plan-narrow" : "plan-wide"}`}
      viewBox={`${r1(frame.x0)} ${r1(frame.y0)} ${width} ${height}`}
      width={width}
      height={height}
      role={linkTo ? "group" : "img"}
      aria-label={label.filter(Boolean).join("; ")}
    >
      <path className="pp-ground" d={boxOf(frame)} />
      <PlanGround plan={plan} road={size.road} lat={lat} />
      {drawn.map((building) => {
        const { x0, y0, x1, y1 } = rectOf(building.place);
        const at = { x: r1((x0 + x1) / 2), y: r1((y0 + y1) / 2 + size.number * unit * 0.36) };
        const outline = boxOf({ x0, y0, x1, y1 });
        const drawn = (
          <>
            <path
              className={`pp-body pp-${building.use ?? "plain"}${building.id === active ? " pp-on" : ""}`}
              d={outline}
            />
            {linkTo && <path className="pp-touch" d={outline} />}
            <text className="pp-number" fontSize={r1(size.number * unit)} {...at} transform={turnOf(building, at)}>
              {shortSign(building.number)}
            </text>
          </>
        );
        if (!linkTo) return <g key={building.id}>{drawn}</g>;
        return (
          <a
            key={building.id}
            href={linkTo(building)}
            aria-label={`Корпус ${building.number}${building.use ? `, ${uses[building.use]}` : ""}`}
          >
            {drawn}
          </a>
        );
      })}
      <PlanSigns plan={plan} size={size} narrow={narrow} lat={lat} zoneTo={zoneTo} />
    </svg>
  );
}

const turnOf = (building: ParkPlanGeometry["buildings"][number], { x, y }: { x: number; y: number }) =>
  signTurn(building.number, building.place, x, y);
