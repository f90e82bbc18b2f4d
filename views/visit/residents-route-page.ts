import type { Contacts, Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/**
 * Props of the page of the residents' way. `securityServiceId` is the service for passes; `duty` is the phone of
 * the engineers on duty.
 */
export type ResidentsRoutePageProps = {
  contacts: Contacts;
  park: Park;
  zones: ParkingZone[];
  others: ParkingZone[];
  cabinetUrl: string | undefined;
  duty: string | undefined;
  securityServiceId: number | undefined;
  claims: ParkClaims | undefined;
};
