import type { Contacts, Park } from "../park/park.ts";
import type { Places } from "../park/places.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import type { ParkingMap } from "./parking.ts";

/**
 * What the page of the visitors' car park shows. `chargingServiceId` is the service that tells of charging, if there is
 * one.
 */
export type ParkingPageProps = {
  map: ParkingMap;
  park: Park;
  places: Places;
  contacts: Contacts;
  cabinetUrl: string;
  chargingServiceId: number | undefined;
  statements: ParkStatements | undefined;
};
