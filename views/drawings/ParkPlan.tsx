import type { Building, Entrance, Site } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { useName } from "../content/unit.ts";
import { classes } from "../ui/classes.ts";
import { plural } from "../ui/format.ts";
import { shortSign, signTurn } from "./BuildingSign.tsx";
import { drawing, spend, withinBudget } from "./Drawing.tsx";
import {
  around,
  cornersOf,
  linkTo,
  openRoads,
  type PlacedBuilding,
  placed,
  rectOf,
  stretchesOf,
  zoneOutline,
} from "./park-ground.ts";
import { boxes, line, type Point, type Rect, r1 } from "./path.ts";

type PlacedZone = { zone: ParkingZone; outline: Rect };

/** The park from above in metres. `unit` is the metre that signs and words scale with. */
export type ParkPlanGeometry = {
  frame: Rect;
  unit: number;
  buildings: readonly PlacedBuilding[];
  zones: readonly PlacedZone[];
  streets: Site["streets"];
  roads: readonly (readonly Point[])[];
  links: readonly (readonly Point[])[];
  gates: readonly Entrance[];
  stops: Site["stops"];
};

export type ParkPlanSources = {
  buildings: readonly Building[];
  site?: Site | undefined;
  zones?: readonly ParkingZone[];
  /** Entrances to show; all of them by default. */
  gates?: ((gate: Entrance) => boolean) | undefined;
};

/** Metres that a plan's signs are drawn for. */
const usualWidth = 712;
const edges = { west: 18, east: 36, north: 38, south: 12 };

/** Reads what has a place. Undefined where no building has one, or where there is more than a sheet can show. */
export const readParkPlan = (sources: ParkPlanSources): ParkPlanGeometry | undefined =>
  withinBudget("park plan", () => read(sources));

function read({ buildings: bodies, site, zones = [], gates: shown }: ParkPlanSources): ParkPlanGeometry | undefined {
  const buildings = placed(bodies);
  if (buildings.length === 0) return undefined;
  const { streets = [], roads: givenRoads = [], entrances = [], stops = [] } = site ?? {};
  spend("zones", { steps: zones.length * buildings.length });
  spend("site", {
    marks: buildings.length + streets.length + givenRoads.flat().length + entrances.length + stops.length,
  });
  const drawn = zones.flatMap((zone) => {
    const outline = zoneOutline(zone, buildings);
    return outline ? [{ zone, outline }] : [];
  });
  const rects = buildings.map(({ place }) => rectOf(place));
  const corners = [...rects, ...drawn.map(({ outline }) => outline)].flatMap(cornersOf);
  const { x, y, w, h } = around([...corners, ...entrances.map((gate): Point => [gate.x, gate.y])]);
  const unit = (w + edges.west + edges.east) / usualWidth;
  const roads = openRoads(givenRoads, rects);
  return {
    frame: {
      x: x - edges.west * unit,
      y: y - edges.north * unit,
      w: w + (edges.west + edges.east) * unit,
      h: h + (edges.north + edges.south) * unit,
    },
    unit,
    buildings,
    zones: drawn,
    streets,
    roads,
    links: drawn.flatMap(({ zone, outline }) => {
      const link = linkTo(zone, outline, roads.flatMap(stretchesOf), rects);
      return link ? [link] : [];
    }),
    gates: entrances.filter((gate) => !shown || shown(gate)),
    stops,
  };
}

type Props = {
  plan: ParkPlanGeometry;
  /** The building that is meant, and the way on foot to it. */
  active?: number | undefined;
  way?: readonly Point[] | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  /** The address of the words about a zone, by its sign: "P1". */
  zoneTo?: ((sign: string) => string) | undefined;
};

/** The park from above, to scale, north up: the one plan of the way and of the car park. Its units are metres. */
export const ParkPlan = drawing(() => "park plan", PlanSheet);

const streetMetres = 16;
const roadMetres = 9;

function PlanSheet({ plan, active, way, linkTo, zoneTo }: Props) {
  const { frame, unit, buildings, zones, streets, roads, links, gates, stops } = plan;
  const names = zones.map(({ zone }) => zone.name);
  const label = [
    `План парка сверху, север вверху: ${plural(buildings.length, "корпус", "корпуса", "корпусов")}`,
    // Linked zones say their names themselves.
    !zoneTo && names.length > 0 && `зоны парковки: ${names.join("; ")}`,
  ];
  return (
    <svg
      className="park-plan"
      viewBox={`${r1(frame.x)} ${r1(frame.y)} ${r1(frame.w)} ${r1(frame.h)}`}
      fontSize={r1(17 * unit)}
      role={linkTo ? "group" : "img"}
      aria-label={label.filter(Boolean).join("; ")}
    >
      <path className="park-ground" d={boxes([frame])} />
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
      <path d={boxes([outline])} />
      <text x={r1(outline.x + outline.w / 2)} y={r1(outline.y + outline.h / 2)}>
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

type MarkProps = { building: PlacedBuilding; isActive: boolean; linkTo: Props["linkTo"] };

function BuildingMark({ building, isActive, linkTo }: MarkProps) {
  const { number, use, place } = building;
  const outline = rectOf(place);
  const at = { x: r1(outline.x + outline.w / 2), y: r1(outline.y + outline.h / 2) };
  const drawn = (
    <>
      <path
        className={classes("park-building", isActive ? "park-on" : use === "office" && "park-office")}
        d={boxes([outline])}
      />
      {linkTo && <path className="park-touch" d={boxes([outline])} />}
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
function widestGap({ gates, frame: { x, w } }: ParkPlanGeometry): number {
  const ends = [x, ...gates.filter(({ from }) => from === "n").map((gate) => gate.x), x + w].sort((a, b) => a - b);
  const gaps = ends.slice(1).map((to, at) => ({ from: ends[at] ?? x, to }));
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best));
  return (widest.from + widest.to) / 2;
}
