import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";

/**
 * `code` is the sign on the plan; `tariff` in words; `place` in metres on the park's plan; `near` the numbers of the
 * buildings beside it.
 */
export type ParkingZone = {
  code?: string | undefined;
  name: string;
  spaces: number;
  tariff: string;
  place?: { x: number; y: number; length: number; width: number } | undefined;
  near?: string[] | undefined;
  levels?: number | undefined;
  /** ₽ a month for a place. */
  monthly?: number | undefined;
  /** Metres under its lowest point. */
  height?: number | undefined;
  /** Places for people with reduced mobility, and posts to charge at. */
  accessible?: number | undefined;
  chargers?: number | undefined;
  /** Its way in, metres on the park's plan. */
  gate?: { x: number; y: number } | undefined;
};

export type ParkingMap = { title: string; image?: Image | undefined; description: SafeHtml; zones: ParkingZone[] };

/** The car park as visitors and as residents see it. */
export type Parking = { residentsMap: ParkingMap; visitorsMap: ParkingMap };

/** What a sentence calls it: «P4». */
export const zoneSign = ({ code, name }: ParkingZone): string => code ?? name;

/** Every zone of the car park once: visitors and residents may share one. */
export function zonesOf({ visitorsMap, residentsMap }: Parking): ParkingZone[] {
  const ofVisitors = new Set(visitorsMap.zones.map(signOf));
  return [...visitorsMap.zones, ...residentsMap.zones.filter((zone) => !ofVisitors.has(signOf(zone)))];
}

/** Zones without a sign are one if they have the same name and place. */
const signOf = ({ code, name, place }: ParkingZone): string => code ?? JSON.stringify([name, place]);

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number =>
  zones.every(({ spaces }) => spaces > 0) ? zones.reduce((sum, { spaces }) => sum + spaces, 0) : 0;

/** Posts to charge at in all `zones` together. */
export const chargersIn = (zones: readonly ParkingZone[]): number =>
  zones.reduce((sum, { chargers = 0 }) => sum + chargers, 0);
