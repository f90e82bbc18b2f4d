import type { Building, Core, MetroWalk, Site } from "../content/park.ts";
import type { Parking, ParkingMap, ParkingZone } from "../content/parking.ts";
import type { Unit } from "../content/unit.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { plural } from "../ui/format.ts";
import { type Walk, walksTo } from "./walk.ts";

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

/** The id of the entrance to the warehouses. */
export const warehouseGate = "gate";

/** Every way that the content tells; what it does not tell is left out. */
export function waysTo(unit: Unit, building: Building | undefined, ground: WaySources): Ways {
  const { buildings, site, parking, metro, claims } = ground;
  const walk = building && walksTo(building, buildings);
  if (!building || !walk) return { residents: [] };
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
  const isListed = building.floors.some(({ number }) => number === unit.floor.number);
  const core = isListed && unit.place ? nearestCore(unit.place, building.grid?.cores ?? []) : undefined;
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
