import type { Building, BuildingPlace, Side } from "./park.ts";
import { isTurned, opposite } from "./sides.ts";
import type { Unit } from "./unit.ts";

/** Hours a day of direct sun in a month: `open` without other buildings, `clear` past their shade. */
export type SunMonth = { open: number; clear: number };

/** The sun of a unit's windows, by month; `other` is that of the opposite side of its floor. */
export type Sun = { side: Side; months: SunMonth[]; other: SunMonth[] };

const rad = Math.PI / 180;
const months = 12;
const stepHours = 1 / 12;
const lowest = 5;
const facing: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 };

/** The sun's height and its way from the north by the east, in degrees: on the 21st, at `hour` of solar time. */
export function sunAt(month: number, hour: number, lat: number): { altitude: number; azimuth: number } {
  const day = Math.floor(30.44 * month) + 21;
  const declination = -23.44 * rad * Math.cos(((2 * Math.PI) / 365) * (day + 10));
  const angle = 15 * (hour - 12) * rad;
  const [sinLat, cosLat] = [Math.sin(lat * rad), Math.cos(lat * rad)];
  const [sinDec, cosDec] = [Math.sin(declination), Math.cos(declination)];
  const altitude = Math.asin(sinLat * sinDec + cosLat * cosDec * Math.cos(angle));
  const azimuth = Math.atan2(-cosDec * Math.sin(angle), sinDec * cosLat - cosDec * Math.cos(angle) * sinLat);
  return { altitude: altitude / rad, azimuth: (azimuth / rad + 360) % 360 };
}

type Ray = { x: number; y: number; z: number; azimuth: number };

let lastPath: { lat: number; rays: Ray[][] } | undefined;

/** The sun over the horizon by month, a ray a step. Kept for the last latitude: a park has one. */
function sunPath(lat: number): Ray[][] {
  if (lastPath?.lat === lat) return lastPath.rays;
  const rays = Array.from({ length: months }, (_, month) =>
    Array.from({ length: 24 / stepHours }, (_, step) => sunAt(month, (step + 0.5) * stepHours, lat))
      .filter(({ altitude }) => altitude >= lowest)
      .map(
        ({ altitude, azimuth }): Ray => ({
          x: Math.sin(azimuth * rad),
          y: -Math.cos(azimuth * rad),
          z: Math.tan(altitude * rad),
          azimuth,
        }),
      ),
  );
  lastPath = { lat, rays };
  return rays;
}

/** More buildings than a park has: what they shade is not counted. */
const buildingsMax = 60;

/** The sun of a unit; nothing where its windows' side, its place or its building's is not told. */
export function sunOf(
  unit: Unit,
  building: Building | undefined,
  buildings: readonly Building[],
  lat: number | undefined,
): Sun | undefined {
  const { outlook, place, floor } = unit;
  const stands = building?.place;
  if (!outlook || !place || !stands || lat === undefined || floor.number < 1) return undefined;
  if (building.floors.length === 0 || buildings.length > buildingsMax) return undefined;
  const z = (stands.height / building.floors.length) * (floor.number - 0.5);
  const middle = place.offset + place.width / 2;
  const others = buildings.flatMap((other) => (other.id !== building.id && other.place ? [other.place] : []));
  const from = (side: Side) => {
    const spot = windowAt(stands, isTurned(building), side, middle, z);
    return sunByMonth(spot, side, others, lat);
  };
  return { side: outlook, months: from(outlook), other: from(opposite[outlook]) };
}

type Spot = { x: number; y: number; z: number };

/** The middle of the unit's windows on the park's plan. */
function windowAt(place: BuildingPlace, turned: boolean, side: Side, middle: number, z: number): Spot {
  return turned
    ? { x: side === "e" ? place.x + place.length : place.x, y: place.y + middle, z }
    : { x: place.x + middle, y: side === "n" ? place.y : place.y + place.width, z };
}

function sunByMonth(from: Spot, side: Side, others: readonly BuildingPlace[], lat: number): SunMonth[] {
  return sunPath(lat).map((rays) => {
    const before = rays.filter(({ azimuth }) => Math.cos((azimuth - facing[side]) * rad) >= 0.05);
    const clear = before.filter((ray) => !others.some((other) => shades(other, from, ray)));
    return { open: before.length * stepHours, clear: clear.length * stepHours };
  });
}

const farthest = 2000;

/** Whether a building stands in the way of a ray. */
function shades(place: BuildingPlace, from: Spot, ray: Ray): boolean {
  let [near, far] = [0.01, farthest];
  for (const [at, way, low, high] of [
    [from.x, ray.x, place.x, place.x + place.length],
    [from.y, ray.y, place.y, place.y + place.width],
  ] as const) {
    if (Math.abs(way) < 1e-9) {
      if (at < low || at > high) return false;
      continue;
    }
    const ends = [(low - at) / way, (high - at) / way];
    near = Math.max(near, Math.min(...ends));
    far = Math.min(far, Math.max(...ends));
  }
  return near < far && from.z + near * ray.z < place.height;
}

/** The share of the sun that shade leaves, of the whole year. */
export function clearShare(year: readonly SunMonth[]): number {
  const sum = (of: keyof SunMonth) => year.reduce((total, month) => total + month[of], 0);
  return sum("clear") / Math.max(0.01, sum("open"));
}

/** One sentence about the light, true for these hours: shaded hours are not promised. */
export function sunWords({ side, months: year }: Sun): string {
  const [june, december] = [year[5]?.clear ?? 0, year[11]?.clear ?? 0];
  const shade = clearShare(year) < 0.7 ? ", но часть его закрывает соседний корпус" : "";
  if (side === "n") {
    return june < 2.5
      ? "Ровный свет, прямого солнца почти нет"
      : "Ровный свет; лучи бывают только утром и вечером, с апреля по август";
  }
  if (side === "e") return `Солнце утром${shade}; после обеда — ровный свет`;
  if (side === "w") return `До полудня ровный свет, потом солнце${shade}`;
  if (december >= 3) return "Солнечная сторона: солнце и зимой, летом пригодятся жалюзи";
  const all = "Летом солнце почти весь день";
  return december >= 1
    ? `${all}, зимой недолго: его закрывает соседний корпус`
    : `${all}, в декабре его закрывает соседний корпус`;
}

/** Hours to the half, as text. */
export const hours = (n: number): string => String(Math.round(n * 2) / 2).replace(".", ",");
