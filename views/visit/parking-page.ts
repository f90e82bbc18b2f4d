import type { Contacts, Park } from "../content/park.ts";
import type { ParkingMap, ParkingZone } from "../content/parking.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/**
 * Props of the page of the visitors' car park. `chargingServiceId` is the service for charging, if there is
 * one.
 */
export type ParkingPageProps = {
  map: ParkingMap;
  /** The zones of the other page: grey on the plan. */
  others: ParkingZone[];
  park: Park;
  contacts: Contacts;
  cabinetUrl: string | undefined;
  chargingServiceId: number | undefined;
  claims: ParkClaims | undefined;
};
