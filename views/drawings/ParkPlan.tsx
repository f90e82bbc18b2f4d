import type { Building, Entrance, MetroWalk, Site } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { useName } from "../content/unit.ts";
import { buildingTitle, plural } from "../ui/format.ts";
import { shortSign } from "./BuildingSign.tsx";
import { drawing, spend, withinBudget } from "./Drawing.tsx";
import { farthestFirst, flat, lineOnGround, type Project, projection, silhouette } from "./isometric.ts";
import { Walls } from "./ParkScheme.tsx";
import {
  around,
  cornersOf,
  openRoads,
  type PlacedBuilding,
  placed,
  rectOf,
  stretchesOf,
  zoneLink,
  zoneOutline,
} from "./park-ground.ts";
import { boxes, type Point, type Rect, r1, shape } from "./path.ts";
import { zoneSign, zoneSpot } from "./zone-spot.ts";

/** `spot` is where its sign stands on the sheet. */
type PlacedZone = { zone: ParkingZone; outline: Rect; spot: Point };

/** The park in metres. `unit` is the metre that signs and words scale with. */
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
  const { streets = [], roads: sentRoads = [], entrances = [], stops = [] } = site ?? {};
  spend("zones", { steps: zones.length * buildings.length });
  spend("site", {
    marks: buildings.length + streets.length + sentRoads.flat().length + entrances.length + stops.length,
  });
  const outlined = zones.flatMap((zone) => {
    const outline = zoneOutline(zone, buildings);
    return outline ? [{ zone, outline }] : [];
  });
  const rects = buildings.map(({ place }) => rectOf(place));
  const corners = [...rects, ...outlined.map(({ outline }) => outline)].flatMap(cornersOf);
  const { x, y, w, h } = around([...corners, ...entrances.map((gate): Point => [gate.x, gate.y])]);
  const unit = (w + edges.west + edges.east) / usualWidth;
  const roads = openRoads(sentRoads, rects);
  const walls = buildings.map(silhouette);
  const drawn = outlined.map((each) => ({ ...each, spot: zoneSpot(each.outline, walls, unit) }));
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
      const link = zoneLink(zone, outline, roads.flatMap(stretchesOf), rects);
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
  /** The station whose way leads to an entrance that the plan shows. */
  metro?: MetroWalk | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  /** The address of the words about a zone, by its sign: "P1". */
  zoneTo?: ((sign: string) => string) | undefined;
};

/** The one map of the park, from the south-east: buildings, entrances, car parks, and the way to a building. */
export const ParkPlan = drawing(() => "park plan", PlanSheet);

const at: Project = projection(1);
const streetMetres = 16;
const roadMetres = 9;
const groundMargin = 34;
/** How far before its entrance the metro's sign stands, in metres: its true place is far outside of the map. */
const metroAway = 120;
const sheetMargin = { side: 34, top: 30, bottom: 20 };

const outward = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** Where the metro's sign stands on the ground and on the sheet, and half of its width there. */
type MetroSpot = { ground: Point; onSheet: Point; halfWidth: number };

/** Half of a letter's width in the metro's sign, and the room beside the words; they scale with the plan's unit. */
const metroSign = { halfLetter: 5.2, beside: 16, height: 30 };

function metroSpotOf(metro: MetroWalk, door: Entrance, unit: number): MetroSpot {
  const [dx, dy] = outward[door.from];
  const ground: Point = [door.x + dx * metroAway, door.y + dy * metroAway];
  const { length: letters } = stationWords(metro) + exitWords(metro);
  const halfWidth = letters * metroSign.halfLetter * unit + metroSign.beside * unit;
  return { ground, onSheet: at(...ground), halfWidth };
}

/** The part of the sheet that holds all buildings, signs and car parks. */
function sheetOf({ buildings, gates, stops, zones, unit }: ParkPlanGeometry, spot: MetroSpot | undefined) {
  const [metroX = 0, metroY = 0] = spot?.onSheet ?? [];
  const halfWidth = spot?.halfWidth ?? 0;
  const metroEnds: Point[] = [
    [metroX - halfWidth, metroY],
    [metroX + halfWidth, metroY],
  ];
  const seen = around([
    ...buildings.flatMap(silhouette),
    ...[...gates, ...stops].map((sign) => at(sign.x, sign.y)),
    ...zones.flatMap(({ outline }) => cornersOf(outline).map(([x, y]) => at(x, y))),
    ...(spot ? metroEnds : []),
  ]);
  return {
    left: seen.x - sheetMargin.side * unit,
    top: seen.y - sheetMargin.top * unit,
    width: seen.w + 2 * sheetMargin.side * unit,
    height: seen.h + (sheetMargin.top + sheetMargin.bottom) * unit,
  };
}

/** What the plan shows, for those who do not see it. Linked zones say their names themselves. */
function labelOf({ buildings, zones }: ParkPlanGeometry, hasZoneLinks: boolean): string {
  const count = plural(buildings.length, "корпус", "корпуса", "корпусов");
  const names = hasZoneLinks ? [] : zones.map(({ zone }) => zone.name);
  const parts = [`Карта парка с юго-востока: ${count}`, names.length > 0 && `парковки: ${names.join("; ")}`];
  return parts.filter(Boolean).join("; ");
}

function PlanSheet({ plan, active, way, metro, linkTo, zoneTo }: Props) {
  const { unit, zones, streets, roads, links, gates, stops } = plan;
  const buildings = farthestFirst(plan.buildings);
  const door = metro && gates.find(({ id }) => id === metro.entrance);
  const spot = door && metroSpotOf(metro, door, unit);
  const { x, y, w, h } = plan.frame;
  const board: Rect = { x: x - groundMargin, y: y - groundMargin, w: w + 2 * groundMargin, h: h + 2 * groundMargin };
  const { left, top, width, height } = sheetOf(plan, spot);
  return (
    <div className="park-sheet">
      <svg
        className="park-plan scheme"
        viewBox={`${r1(left)} ${r1(top)} ${r1(width)} ${r1(height)}`}
        fontSize={r1(17 * unit)}
        role={linkTo ? "group" : "img"}
        aria-label={labelOf(plan, zoneTo !== undefined)}
      >
        <path className="park-ground" d={boxes([{ x: left, y: top, w: width, h: height }])} />
        <path className="park-lawn" d={flat(at, board, 0)} />
        <g className="park-road">
          {streets.map(({ name, from, to }) => (
            <path key={name} d={lineOnGround(at, [from, to])} strokeWidth={streetMetres} />
          ))}
          <path
            d={[...roads, ...links].map((road) => lineOnGround(at, road)).join("")}
            strokeWidth={r1(roadMetres * unit)}
          />
        </g>
        <path className="park-lot" d={zones.map(({ outline }) => flat(at, outline, 0)).join("")} />
        {buildings.map((building) => (
          <BuildingMark
            key={building.id}
            building={building}
            unit={unit}
            isActive={building.id === active}
            linkTo={linkTo}
          />
        ))}
        {zones.map((zone) => (
          <Zone key={zone.zone.name} zone={zone} unit={unit} zoneTo={zoneTo} />
        ))}
        {spot && door && <path className="park-walk" d={lineOnGround(at, [spot.ground, [door.x, door.y]])} />}
        {way && <path className="park-walk" d={lineOnGround(at, way)} />}
        {stops.map(({ name, ...stop }) => (
          <Sign key={name} className="park-stop" at={stop} unit={unit}>
            А
          </Sign>
        ))}
        {gates.map((gate) => (
          <Sign key={gate.id} className={`park-${gate.kind}`} at={gate} unit={unit}>
            {gateSign(gate)}
          </Sign>
        ))}
        {metro && spot && <MetroSign metro={metro} spot={spot} unit={unit} />}
      </svg>
    </div>
  );
}

type MetroSignProps = { metro: MetroWalk; spot: MetroSpot; unit: number };

/** The station and its exit in a pill. */
function MetroSign({ metro, spot: { onSheet, halfWidth }, unit }: MetroSignProps) {
  const [x, y] = onSheet;
  const height = metroSign.height * unit;
  return (
    <g className="park-metro" transform={`translate(${r1(x)} ${r1(y)})`}>
      <rect x={r1(-halfWidth)} y={r1(-height / 2)} width={r1(2 * halfWidth)} height={r1(height)} rx={r1(height / 2)} />
      <text>
        {stationWords(metro)}
        <tspan className="park-exit">{exitWords(metro)}</tspan>
      </text>
    </g>
  );
}

const stationWords = ({ station }: MetroWalk): string => `М ${station}`;

/** What a narrow map leaves out of the metro's sign. */
const exitWords = ({ exit }: MetroWalk): string => `, выход ${exit}`;

/** Its sign: «3» of «вход 3»; an entrance without a number has an arrow. */
export const gateSign = ({ name }: Entrance): string => /\d+/.exec(name)?.[0] ?? "→";

type SignProps = { className: string; at: { x: number; y: number }; unit: number; children: string };

function Sign({ className, at: spot, unit, children }: SignProps) {
  const [x, y] = at(spot.x, spot.y);
  return (
    <g className={`park-sign ${className}`}>
      <circle cx={r1(x)} cy={r1(y)} r={r1(13 * unit)} />
      <text x={r1(x)} y={r1(y)}>
        {children}
      </text>
    </g>
  );
}

type ZoneProps = { zone: PlacedZone; unit: number; zoneTo: Props["zoneTo"] };

/** The sign of a car park: over all buildings, which may hide its ground. */
function Zone({ zone: { zone, spot }, unit, zoneTo }: ZoneProps) {
  const { code } = zone;
  const [x, y] = spot;
  const sign = (
    <>
      <rect
        x={r1(x - zoneSign.halfWidth * unit)}
        y={r1(y - zoneSign.halfHeight * unit)}
        width={r1(2 * zoneSign.halfWidth * unit)}
        height={r1(2 * zoneSign.halfHeight * unit)}
        rx={r1(4 * unit)}
      />
      <text x={r1(x)} y={r1(y)}>
        {code ?? "P"}
      </text>
    </>
  );
  return zoneTo && code ? (
    <a className="park-zone" href={zoneTo(code)} aria-label={zone.name}>
      {sign}
    </a>
  ) : (
    <g className="park-zone">{sign}</g>
  );
}

type MarkProps = { building: PlacedBuilding; unit: number; isActive: boolean; linkTo: Props["linkTo"] };

function BuildingMark({ building, unit, isActive, linkTo }: MarkProps) {
  const { number, use, place } = building;
  const [x, y] = at(place.x + place.length / 2, place.y + place.width / 2, place.height);
  const drawn = (
    <g className={isActive ? "park-on" : undefined}>
      <Walls building={building} />
      {linkTo && <path className="park-touch" d={shape(...silhouette(building))} />}
      <circle className="park-number" cx={r1(x)} cy={r1(y)} r={r1(13 * unit)} />
      <text x={r1(x)} y={r1(y)}>
        {shortSign(number)}
      </text>
    </g>
  );
  if (!linkTo) return <g>{drawn}</g>;
  return (
    <a href={linkTo(building)} aria-label={`${buildingTitle(number)}${use ? `, ${useName[use]}` : ""}`}>
      {drawn}
    </a>
  );
}
