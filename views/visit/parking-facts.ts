import type { ParkingZone } from "../content/parking.ts";

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number =>
  zones.every(({ spaces }) => spaces > 0) ? zones.reduce((sum, { spaces }) => sum + spaces, 0) : 0;

/** Posts to charge at in all `zones` together. */
export const chargersIn = (zones: readonly ParkingZone[]): number =>
  zones.reduce((sum, { chargers = 0 }) => sum + chargers, 0);
