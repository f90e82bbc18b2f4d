import type { Building, Entrance } from "../content/park.ts";
import { useName } from "../content/unit.ts";
import { plural } from "../ui/format.ts";
import { shortSign, signTurn } from "./BuildingSign.tsx";
import { drawing } from "./Drawing.tsx";
import type { ParkPlanGeometry, PlacedZone } from "./park-plan/read-park-plan.ts";
import { type Rect, rectOf } from "./park-plan.ts";
import { box, line, type Point, r1 } from "./path.ts";

type Props = {
  plan: ParkPlanGeometry;
  /** The building that is meant, and the way on foot to it. */
  active?: number | undefined;
  way?: readonly Point[] | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  /** Where a zone is told, by its sign: "P1". */
  zoneTo?: ((sign: string) => string) | undefined;
};

/** The park from above, to scale, north up: the one plan of the way and of the car park. Its units are metres. */
export const ParkPlan = drawing(() => "park plan", PlanSheet);

const streetMetres = 16;
const roadMetres = 9;
const boxOf = ({ x0, y0, x1, y1 }: Rect) => box(x0, y0, x1 - x0, y1 - y0);

function PlanSheet({ plan, active, way, linkTo, zoneTo }: Props) {
  const { frame, unit, buildings, zones, streets, roads, links, gates, stops } = plan;
  const [width, height] = [r1(frame.x1 - frame.x0), r1(frame.y1 - frame.y0)];
  const names = zones.map(({ zone }) => zone.name);
  const label = [
    `План парка сверху, север вверху: ${plural(buildings.length, "корпус", "корпуса", "корпусов")}`,
    // Linked zones say their names themselves.
    !zoneTo && names.length > 0 && `зоны парковки: ${names.join("; ")}`,
  ];
  return (
    <svg
      className="park-plan"
      viewBox={`${r1(frame.x0)} ${r1(frame.y0)} ${width} ${height}`}
      fontSize={r1(17 * unit)}
      role={linkTo ? "group" : "img"}
      aria-label={label.filter(Boolean).join("; ")}
    >
      <path className="park-ground" d={boxOf(frame)} />
      <g className="park-road">
        {streets.map(({ name, from, to }) => (
          <path key={name} d={line(from, to)} strokeWidth={streetMetres} />
        ))}
        <path d={[...roads, ...links].map((points) => line(...points)).join("")} strokeWidth={r1(roadMetres * unit)} />
      </g>
      {streets[0] && (
        <text className="park-street-name" x={r1(widestGap(plan))} y={r1(streets[0].from[1] - 14 * unit)}>
          {streets[0].name}
        </text>
      )}
      {zones.map((zone) => (
        <Zone key={zone.zone.name} zone={zone} zoneTo={zoneTo} />
      ))}
      {buildings.map((building) => (
        <BuildingMark key={building.id} building={building} isActive={building.id === active} linkTo={linkTo} />
      ))}
      {way && <path className="park-walk" d={line(...way)} />}
      {stops.map(({ name, x, y }) => (
        <Sign key={name} className="park-stop" at={{ x, y }} unit={unit}>
          А
        </Sign>
      ))}
      {gates.map((gate) => (
        <Sign key={gate.id} className={`park-${gate.kind}`} at={gate} unit={unit}>
          {gateSign(gate)}
        </Sign>
      ))}
    </svg>
  );
}

/** Its sign: «3» of «вход 3»; an entrance without a number has an arrow. */
export const gateSign = ({ name }: Entrance): string => /\d+/.exec(name)?.[0] ?? "→";

type SignProps = { className: string; at: { x: number; y: number }; unit: number; children: string };

const Sign = ({ className, at: { x, y }, unit, children }: SignProps) => (
  <g className={`park-sign ${className}`}>
    <circle cx={r1(x)} cy={r1(y)} r={r1(13 * unit)} />
    <text x={r1(x)} y={r1(y)}>
      {children}
    </text>
  </g>
);

type ZoneProps = { zone: PlacedZone; zoneTo: Props["zoneTo"] };

function Zone({ zone: { zone, outline }, zoneTo }: ZoneProps) {
  const { code } = zone;
  const drawn = (
    <>
      <path d={boxOf(outline)} />
      <text x={r1((outline.x0 + outline.x1) / 2)} y={r1((outline.y0 + outline.y1) / 2)}>
        {code ?? "P"}
      </text>
    </>
  );
  return zoneTo && code ? (
    <a className="park-zone" href={zoneTo(code)} aria-label={`Зона ${zone.name}`}>
      {drawn}
    </a>
  ) : (
    <g className="park-zone">{drawn}</g>
  );
}

type MarkProps = { building: ParkPlanGeometry["buildings"][number]; isActive: boolean; linkTo: Props["linkTo"] };

function BuildingMark({ building, isActive, linkTo }: MarkProps) {
  const { number, use, place } = building;
  const outline = rectOf(place);
  const at = { x: r1((outline.x0 + outline.x1) / 2), y: r1((outline.y0 + outline.y1) / 2) };
  const drawn = (
    <>
      <path
        className={`park-building${isActive ? " park-on" : use === "office" ? " park-office" : ""}`}
        d={boxOf(outline)}
      />
      {linkTo && <path className="park-touch" d={boxOf(outline)} />}
      <text className="park-number" {...at} transform={signTurn(number, place, at.x, at.y)}>
        {shortSign(number)}
      </text>
    </>
  );
  if (!linkTo) return <g>{drawn}</g>;
  return (
    <a href={linkTo(building)} aria-label={`Корпус ${number}${use ? `, ${useName[use]}` : ""}`}>
      {drawn}
    </a>
  );
}

/** The middle of the longest stretch of the northern edge without an entrance: there a street's name disturbs none. */
function widestGap({ gates, frame: { x0, x1 } }: ParkPlanGeometry): number {
  const edges = [x0, ...gates.filter(({ from }) => from === "n").map(({ x }) => x), x1].sort((a, b) => a - b);
  const gaps = edges.slice(1).map((to, at) => ({ from: edges[at] ?? x0, to }));
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best));
  return (widest.from + widest.to) / 2;
}
