import type { Body, Entrance, Site } from "../../park/park.ts";
import type { ParkingZone } from "../../visit/parking.ts";
import { extentOf, type PlacedBuilding, parallelAt, placed, type Rect, rectOf, zoneOutline } from "../park-plan.ts";
import { linkTo, openRoads, trimmedRoads } from "./roads.ts";
import { type Segment, type Spot, segmentsOf } from "./segments.ts";
import { clearStops } from "./stops.ts";

/** A zone that the plan draws. */
export type PlacedZone = { zone: ParkingZone; outline: Rect; own: boolean };

/**
 * The park from above in metres. `unit` is the metre of a park as wide as this one is drawn for: signs and words scale
 * with it.
 */
export type ParkPlanGeometry = {
  frame: Rect;
  unit: number;
  buildings: readonly PlacedBuilding[];
  zones: readonly PlacedZone[];
  streets: Site["streets"];
  roads: readonly (readonly Spot[])[];
  links: readonly Segment[];
  gates: readonly Entrance[];
  stops: Site["stops"];
  parallel: number;
};

export type ParkPlanSources = {
  bodies: readonly Body[];
  site?: Site | undefined;
  /** The zones that the page is about, and those of others. */
  zones?: readonly ParkingZone[];
  others?: readonly ParkingZone[];
  /** Entrances to show; all of them by default. */
  gates?: ((gate: Entrance) => boolean) | undefined;
};

/** A sheet with more of anything is a smear, and its junctions would take long. */
const most = { buildings: 60, zones: 40, roads: 40, stretches: 160, streets: 8, gates: 30, stops: 30 };
/** Metres that a plan's signs are drawn for. */
const usualWidth = 712;
const edges = { west: 18, east: 36, north: 38, south: 12 };
const stopRadius = 8;

/** Reads what has a place. Undefined where no building has one, or where there is more than a sheet can show. */
export function readParkPlan({ bodies, site, zones = [], others = [], gates: shown }: ParkPlanSources) {
  const buildings = placed(bodies);
  if (buildings.length === 0 || buildings.length > most.buildings) return undefined;
  const gates = (site?.entrances ?? []).filter((gate) => !shown || shown(gate)).slice(0, most.gates);
  const drawn = [...outlined(zones, true, buildings), ...outlined(others, false, buildings)].slice(0, most.zones);
  const rects = buildings.map(({ place }) => rectOf(place));
  const outlines = drawn.map(({ outline }) => outline);
  const extent = extentOf([...rects, ...outlines], site?.entrances.slice(0, most.gates) ?? [], 0);
  const unit = (extent.x1 - extent.x0 + edges.west + edges.east) / usualWidth;
  const frame = {
    x0: extent.x0 - edges.west * unit,
    y0: extent.y0 - edges.north * unit,
    x1: extent.x1 + edges.east * unit,
    y1: extent.y1 + edges.south * unit,
  };
  const streets = (site?.streets ?? []).slice(0, most.streets);
  const told = bounded(openRoads(site?.roads ?? [], rects));
  const around = {
    frame,
    zones: outlines,
    gates: gates.map(({ x, y }): Spot => [x, y]),
    streets: streets.map(({ from, to }): Segment => [from, to]),
  };
  const roads = trimmedRoads(told, around);
  const stretches = roads.flatMap(segmentsOf);
  const geometry: ParkPlanGeometry = {
    frame,
    unit,
    buildings,
    zones: drawn,
    streets,
    roads,
    links: outlines.flatMap((zone) => {
      const link = linkTo(zone, stretches, rects);
      return link ? [link] : [];
    }),
    gates,
    stops: clearStops((site?.stops ?? []).slice(0, most.stops), [...rects, ...outlines], stopRadius * unit),
    parallel: parallelAt(buildings),
  };
  return geometry;
}

const outlined = (zones: readonly ParkingZone[], own: boolean, buildings: readonly PlacedBuilding[]): PlacedZone[] =>
  zones.flatMap((zone) => {
    const outline = zoneOutline(zone, buildings);
    return outline ? [{ zone, outline, own }] : [];
  });

/** As many roads as the sheet can show; longer ones first come first. */
function bounded(roads: Site["roads"]): Site["roads"] {
  let left = most.stretches;
  return roads.slice(0, most.roads).filter((road) => {
    left -= road.length - 1;
    return left >= 0;
  });
}
