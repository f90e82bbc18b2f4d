import type { Contacts, Park } from "../park/park.ts";
import type { Places } from "../park/places.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import type { ParkingZone } from "./parking.ts";

/**
 * Props of the page of the residents' way. `securityServiceId` is the service for passes; `duty` is the phone of
 * the engineers on duty.
 */
export type ResidentsRoutePageProps = {
  contacts: Contacts;
  park: Park;
  zones: ParkingZone[];
  others: ParkingZone[];
  places: Places;
  cabinetUrl: string | undefined;
  duty: string | undefined;
  securityServiceId: number | undefined;
  statements: ParkStatements | undefined;
};
