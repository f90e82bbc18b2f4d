import type { Building, Entrance, Site } from "../../content/park.ts";
import type { ParkingZone } from "../../content/parking.ts";
import { spend, withinBudget } from "../Drawing.tsx";
import { extentOf, type PlacedBuilding, placed, type Rect, rectOf, zoneOutline } from "../park-plan.ts";
import type { Point } from "../path.ts";
import { linksTo, openRoads, type Segment, segmentsOf } from "./roads.ts";

export type PlacedZone = { zone: ParkingZone; outline: Rect };

/** The park from above in metres. `unit` is the metre that signs and words scale with. */
export type ParkPlanGeometry = {
  frame: Rect;
  unit: number;
  buildings: readonly PlacedBuilding[];
  zones: readonly PlacedZone[];
  streets: Site["streets"];
  roads: readonly (readonly Point[])[];
  links: readonly Segment[];
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
  const drawn = outlined(zones, buildings);
  const rects = buildings.map(({ place }) => rectOf(place));
  const outlines = drawn.map(({ outline }) => outline);
  const extent = extentOf([...rects, ...outlines], entrances, 0);
  const unit = (extent.x1 - extent.x0 + edges.west + edges.east) / usualWidth;
  const frame = {
    x0: extent.x0 - edges.west * unit,
    y0: extent.y0 - edges.north * unit,
    x1: extent.x1 + edges.east * unit,
    y1: extent.y1 + edges.south * unit,
  };
  const roads = openRoads(givenRoads, rects);
  return {
    frame,
    unit,
    buildings,
    zones: drawn,
    streets,
    roads,
    links: linksTo(drawn.map(withGate), roads.flatMap(segmentsOf), rects),
    gates: entrances.filter((gate) => !shown || shown(gate)),
    stops,
  };
}

const withGate = ({ zone: { gate }, outline }: PlacedZone) => ({
  outline,
  gate: gate && ([gate.x, gate.y] as const),
});

const outlined = (zones: readonly ParkingZone[], buildings: readonly PlacedBuilding[]): PlacedZone[] =>
  zones.flatMap((zone) => {
    const outline = zoneOutline(zone, buildings);
    return outline ? [{ zone, outline }] : [];
  });
