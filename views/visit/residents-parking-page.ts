import type { Department, Park } from "../content/park.ts";
import type { ParkingMap, ParkingZone } from "../content/parking.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/** `department` signs the contracts. */
export type ResidentsParkingPageProps = {
  map: ParkingMap;
  /** The zones of the other page: grey on the plan. */
  others: ParkingZone[];
  park: Park;
  cabinetUrl: string | undefined;
  department: Department | undefined;
  chargingServiceId: number | undefined;
  claims: ParkClaims | undefined;
};
