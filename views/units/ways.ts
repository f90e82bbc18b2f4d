import type { Building, BuildingPlace, Core, MetroWalk, Site } from "../content/park.ts";
import type { Parking, ParkingMap, ParkingZone } from "../content/parking.ts";
import type { Unit } from "../content/unit.ts";
import { enters, placed, rectOf, stretchesOf } from "../drawings/park-ground.ts";
import type { Point, Rect } from "../drawings/path.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { plural } from "../ui/format.ts";

/** A walk along straight paths to a building's nearest wall; `line` only where it leads through no other building. */
export type Walk = { metres: number; minutes: number; line: Point[] | undefined };

export type Ways = {
  metro?: Walk & { entrance: string };
  bus?: Walk & { stop: string; ride: number };
  guests?: Walk & { zone: ParkingZone };
  residents: (Walk & { zone: ParkingZone })[];
  core?: Core & { gap: number };
  gate?: Walk;
};

/** The content, and the owner's claims for what it does not tell of the bus. */
export type WaySources = {
  buildings: readonly Building[];
  site: Site | undefined;
  parking: Parking | undefined;
  metro: MetroWalk | undefined;
  claims: ParkClaims | undefined;
};

export const minutesInWords = (minutes: number) => plural(minutes, "минута", "минуты", "минут");

/** 4,5 km/h. */
const metresAMinute = 75;
const warehouseGate = "gate";

/** Every way that the content tells; what it does not tell is left out. */
export function waysTo(unit: Unit, building: Building | undefined, ground: WaySources): Ways {
  const { buildings, site, parking, metro, claims } = ground;
  const place = building?.place;
  if (!building || !place) return { residents: [] };
  const others = placed(buildings.filter(({ id }) => id !== building.id)).map((other) => rectOf(other.place));
  const walk = (from: Spot) => walkTo(place, from, others);
  const door = site?.entrances.find(({ id }) => id === metro?.entrance);
  const gate = unit.category === "warehouse" && site?.entrances.find(({ id }) => id === warehouseGate);
  const stops = (site?.stops ?? []).flatMap((stop) => {
    const ride = stop.minutes ?? claims?.busStops.find(({ name }) => name === stop.name)?.minutes;
    return ride ? [{ ...walk(stop), stop: stop.name, ride }] : [];
  });
  const zones = (map: ParkingMap | undefined) =>
    (map?.zones ?? [])
      .flatMap((zone) => (zone.place ? [{ ...walk(zone.place), zone }] : []))
      .sort((a, b) => a.metres - b.metres);
  const bus = least(stops, (stop) => stop.ride + stop.minutes);
  const [guests] = zones(parking?.visitorsMap);
  const core = unit.place && nearestCore(unit.place, building.grid?.cores ?? []);
  return {
    residents: zones(parking?.residentsMap),
    ...(door && { metro: { ...walk(door), entrance: door.name } }),
    ...(bus && { bus }),
    ...(guests && { guests }),
    ...(core && { core }),
    ...(gate && { gate: walk(gate) }),
  };
}

function least<T>(list: readonly T[], of: (item: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, item) => (best === undefined || of(item) < of(best) ? item : best),
    undefined,
  );
}

/** The core with the shortest corridor to the unit. */
function nearestCore({ offset, width }: { offset: number; width: number }, cores: readonly Core[]) {
  const gaps = cores.map((core) => ({
    ...core,
    gap: Math.max(0, offset - core.offset - core.width, core.offset - offset - width),
  }));
  return least(gaps, ({ gap }) => gap);
}

type Spot = { x: number; y: number; length?: number | undefined; width?: number | undefined };

/** The walk from a spot to a building, around the `others`. */
export function walkTo(place: BuildingPlace, from: Spot, others: readonly Rect[]): Walk {
  const [sx, tx] = nearest(from.x, from.length, place.x, place.length);
  const [sy, ty] = nearest(from.y, from.width, place.y, place.width);
  const metres = Math.abs(sx - tx) + Math.abs(sy - ty);
  const corners: Point[] = [
    [tx, sy],
    [sx, ty],
  ];
  const line = corners
    .map((corner): Point[] => [[sx, sy], corner, [tx, ty]])
    .find((bend) => !stretchesOf(bend).some((path) => others.some((rect) => enters(path, rect))));
  return { metres, minutes: Math.max(1, Math.ceil(metres / metresAMinute)), line };
}

function nearest(from: number, length = 0, to: number, size: number): [number, number] {
  if (from + length < to) return [from + length, to];
  if (to + size < from) return [from, to + size];
  const shared = Math.max(from, to);
  return [shared, shared];
}
